import { useQuery } from "@tanstack/react-query"

import type { Role } from "#domain/account/role.ts"
import type { Need } from "#domain/quote/needs.ts"
import type { Quote } from "#domain/quote/quote.ts"
import type { ProjectId } from "#domain/shared/ids.ts"
import { projectQuotesQuery } from "#ui/features/quotes/quote-lists.ts"
import { Link } from "#ui/shared/routing/Link.tsx"

import { NeedCard } from "./NeedCard.tsx"
import { offersTitle } from "./offers-title.ts"

interface Props {
  readonly role: Role
  readonly projectId: ProjectId
  readonly need: Need<Quote>
  /** Whether older offers on the project may be on a page of the list that is not loaded. */
  readonly mayLackSome: boolean
}

/** All offers on a project: if one were missing, the comparison might mark the wrong one as the lowest. */
const useWhole = ({ mayLackSome, need, projectId }: Props): Need<Quote> => {
  const { data } = useQuery({ ...projectQuotesQuery(projectId), enabled: mayLackSome })
  const [first, ...others] = (mayLackSome && data) || need
  return first === undefined ? need : [first, ...others]
}

/** A homeowner's project with all offers on it; accepting one makes the server decline the others. */
export const OnProjectCard = (props: Props) => {
  const whole = useWhole(props)
  const [{ isProjectDeleted, projectTitle, serviceType }] = whole
  const title = projectTitle ?? serviceType
  const isOpen = whole.some(({ status }) => status === "pending")
  return (
    <NeedCard
      role={props.role}
      need={whole}
      title={
        // A deleted project has no page for its homeowner.
        isProjectDeleted ? (
          title
        ) : (
          <Link href={`/projects/${props.projectId}`} color="inherit">
            {title}
          </Link>
        )
      }
      byline={serviceType}
      offersTitle={offersTitle(whole, isOpen)}
    />
  )
}
