import Button from "@mui/material/Button"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"

import type { Role } from "#domain/account/role.ts"
import { offersWords } from "#domain/project/project-page-words.ts"
import { takesMoreOffers } from "#domain/project/project-states.ts"
import type { Project } from "#domain/project/project.ts"
import type { Quote } from "#domain/quote/quote.ts"
import { useStep } from "#ui/features/offers/use-step.ts"
import { useTakeMoreOffers } from "#ui/features/projects/use-project.ts"

import { useOpenDialog } from "../dialogs/dashboard-dialog.ts"
import { ProjectOffers } from "../projects/ProjectOffers.tsx"
import { OwnOffer } from "../quotes/OwnOffer.tsx"
import { ProjectPart } from "./ProjectPart.tsx"

interface Props {
  readonly project: Project
  readonly role: Role
  readonly quotes: ReadonlyArray<Quote>
}

const MoreOffers = ({ project }: { readonly project: Project }) => {
  const mutation = useTakeMoreOffers(project.id)
  const { isBusy, start } = useStep<void>(mutation, {
    done: "The project takes more offers",
    failed: "Failed to take more offers"
  })
  return (
    <Button variant="outlined" size="small" loading={isBusy} onClick={() => void start()}>
      Take 2 more offers
    </Button>
  )
}

const ForProvider = ({ project, quotes, role }: Props) => {
  const openDialog = useOpenDialog()
  const [own] = quotes
  if (own) return <OwnOffer role={role} quote={own} />
  return project.canQuote ? (
    <Button variant="contained" onClick={() => openDialog({ kind: "bid", project })}>
      Quote on this project
    </Button>
  ) : (
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      It takes no more offers.
    </Typography>
  )
}

/** How many live offers an open project has, out of those that it can take. */
const Room = ({ project, role }: Pick<Props, "project" | "role">) => (
  <Stack direction="row" useFlexGap sx={{ flexWrap: "wrap", alignItems: "center", gap: 2, mb: 2 }}>
    <Typography variant="body2" sx={{ color: "text.secondary" }}>
      {offersWords(project)}
    </Typography>
    {role === "homeowner" && takesMoreOffers(project) && <MoreOffers project={project} />}
  </Stack>
)

/** The offers on a project: all of them for its homeowner, only the provider's own for a provider. */
export const OffersSection = ({ project, quotes, role }: Props) => (
  <ProjectPart title="Offers">
    {project.status === "pending" && <Room project={project} role={role} />}
    {role === "homeowner" ? (
      <ProjectOffers role={role} project={project} quotes={quotes} heading="h3" />
    ) : (
      <ForProvider role={role} project={project} quotes={quotes} />
    )}
  </ProjectPart>
)
