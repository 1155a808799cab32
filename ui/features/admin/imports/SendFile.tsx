import Box from "@mui/material/Box"
import Button from "@mui/material/Button"
import Typography from "@mui/material/Typography"
import { type FormEvent, useRef, useState } from "react"
import { useLocation } from "wouter"

import {
  importColumns,
  importKindLabels,
  importKinds,
  importNameLength
} from "#domain/import/import-options.ts"
import { callErrorIn, wordsFor } from "#ui/shared/api/call-error.ts"
import { ErrorAlert } from "#ui/shared/feedback/ErrorAlert.tsx"
import { Field } from "#ui/shared/forms/Field.tsx"
import { SelectField } from "#ui/shared/forms/SelectField.tsx"
import { TextField } from "#ui/shared/forms/TextField.tsx"
import { useOnce } from "#ui/shared/forms/use-once.ts"

import { useSendFile } from "./imports.ts"

const kinds = importKinds.map((value) => ({ value, label: importKindLabels[value] }))

// The browser's own button is too small for a finger, and uses the system's font.
const fileInput = {
  maxWidth: "100%",
  font: "inherit",
  "&::file-selector-button": {
    minHeight: 44,
    mr: 1.5,
    px: 2,
    font: "inherit",
    fontWeight: 600,
    color: "primary.main",
    bgcolor: "background.paper",
    border: 1,
    borderColor: "divider",
    borderRadius: "12px",
    cursor: "pointer"
  }
}

const form = { display: "grid", gap: 2, maxWidth: 640, mb: 5 }

/** All the sentences of the server about a failure. */
const sentencesIn = (error: unknown): ReadonlyArray<string> => {
  const faults = callErrorIn(error)?.errors ?? []
  return faults.length > 0
    ? faults.map(({ message }) => message)
    : [wordsFor(error, "The file could not be sent. Please try again.")]
}

const noFile = "Please choose a file"
const hasChanged = "This file has changed since you chose it. Please choose it again."

/**
 * Whether the browser can still read the file: Chrome and Edge do not send a file that was saved again after it was
 * chosen.
 */
const isReadable = (file: File) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false
    )

/** Sends a file to be looked at; nothing of it is applied yet. */
export const SendFile = () => {
  const [kind, setKind] = useState<(typeof importKinds)[number]>("providers")
  const [register, setRegister] = useState("")
  const input = useRef<HTMLInputElement>(null)
  const [share, setShare] = useState<number | null>(null)
  const [errors, setErrors] = useState<ReadonlyArray<string>>([])
  const [, navigate] = useLocation()
  const { mutateAsync } = useSendFile()
  const { isBusy, start } = useOnce(async () => {
    const file = input.current?.files?.[0]
    if (!file) {
      input.current?.focus()
      return setErrors([noFile])
    }
    setErrors([])
    if (!(await isReadable(file))) {
      if (input.current) input.current.value = ""
      return setErrors([hasChanged])
    }
    const about = { kind, name: file.name.slice(0, importNameLength), register: register.trim() }
    try {
      const { id } = await mutateAsync({ about, file, onProgress: setShare })
      return () => navigate(`/admin/imports/${id}`)
    } catch (error) {
      setShare(null)
      return setErrors(sentencesIn(error))
    }
  })
  const isMissing = errors.includes(noFile)
  const send = (event: FormEvent) => {
    event.preventDefault()
    void start()
  }
  return (
    <Box component="form" aria-label="Send a file" onSubmit={send} sx={form}>
      <SelectField
        label="What the file holds"
        options={kinds}
        value={kind}
        onChange={({ target }) => setKind(importKinds.find((known) => known === target.value) ?? "providers")}
      />
      {kind === "licenses" && (
        <TextField
          label="Register"
          placeholder="Such as FL DBPR CILB"
          value={register}
          onChange={({ target }) => setRegister(target.value)}
          inputProps={{ maxLength: importNameLength }}
        />
      )}
      <Field
        label="File"
        error={isMissing ? noFile : undefined}
        helperText={`CSV, with the columns ${importColumns[kind].join(", ")}.`}
      >
        {({ describedBy, id }) => (
          <Box
            component="input"
            ref={input}
            id={id}
            type="file"
            accept=".csv,text/csv"
            aria-describedby={describedBy}
            aria-invalid={isMissing}
            sx={fileInput}
          />
        )}
      </Field>
      {!isMissing && errors.map((sentence) => <ErrorAlert key={sentence}>{sentence}</ErrorAlert>)}
      <Box sx={{ display: "flex", flexWrap: "wrap", alignItems: "center", gap: 2 }}>
        <Button type="submit" variant="contained" loading={isBusy}>
          Check the file
        </Button>
        {isBusy && share !== null && (
          <Typography role="status" variant="body2">
            {share < 1 ? `${Math.floor(share * 100)} % sent` : "The lines are being read"}
          </Typography>
        )}
      </Box>
    </Box>
  )
}
