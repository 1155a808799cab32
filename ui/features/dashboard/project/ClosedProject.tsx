import Box from "@mui/material/Box"

import { noMoreOffers } from "#domain/project/project-page-words.ts"
import type { Project } from "#domain/project/project.ts"
import { PageTitle } from "#ui/shared/components/PageTitle.tsx"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { Link } from "#ui/shared/routing/Link.tsx"

/**
 * Shown in place of a project that was given to another provider, withdrawn or deleted while somebody was reading it.
 */
export const ClosedProject = ({ project }: { readonly project: Project }) => (
  <>
    <Link href="/dashboard?tab=projects" variant="body2">
      Back to your projects
    </Link>
    <PageTitle documentTitle={project.title} sx={{ mt: 1, mb: 3, overflowWrap: "anywhere" }}>
      {project.title}
    </PageTitle>
    <Box sx={{ maxWidth: 760 }}>
      <Notice tone="blue" role="status">
        {noMoreOffers}
      </Notice>
    </Box>
  </>
)
