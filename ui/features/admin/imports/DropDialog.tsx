import type { ImportFile } from "#domain/import/import.ts"
import { DeedQuestion } from "#ui/shared/components/dialog/DeedQuestion.tsx"

import { useDropImport } from "./imports.ts"

interface Props {
  readonly file: ImportFile
  readonly onClose: () => void
}

/** Asks before an import is dropped for good. */
export const DropDialog = ({ file, onClose }: Props) => {
  const { error, mutateAsync } = useDropImport(file.id)
  return (
    <DeedQuestion
      title="Drop this file?"
      confirmLabel="Drop file"
      send={() => mutateAsync(undefined)}
      error={error}
      done={{ title: "Dropped", description: "Nothing of it is applied." }}
      onClose={onClose}
    >
      Nothing of “{file.name}” is applied then. To be applied after all it has to be sent again.
    </DeedQuestion>
  )
}
