import Box from "@mui/material/Box"

import { noMoreOffers } from "#domain/project/project-page-words.ts"
import type { Project } from "#domain/project/project.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { BackLink } from "#ui/shared/routing/BackLink.tsx"

/**
 * Shown in place of a project that was given to another provider, withdrawn or deleted while somebody was reading it.
 */
export const ClosedProject = ({ project }: { readonly project: Project }) => (
  <>
    <BackLink href="/dashboard?tab=projects">Back to your projects</BackLink>
    <PageTitle documentTitle={project.title} sx={{ mb: 3, overflowWrap: "anywhere" }}>
      {project.title}
    </PageTitle>
    <Box sx={{ maxWidth: 760 }}>
      <Notice tone="blue" role="status">
        {noMoreOffers}
      </Notice>
    </Box>
  </>
)
