import { useQuery } from "@tanstack/react-query"
import { useState } from "react"

import { timelineWords } from "#domain/project/project-options.ts"
import type { Project } from "#domain/project/project.ts"
import { formatMoney } from "#domain/shared/money.ts"
import { projectQuery } from "#ui/features/projects/use-project.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { useMoment } from "#ui/shared/state/use-moment.ts"

/** The project's description of the work, in view while the offer is written. */
const briefOf = (project: Project) => ({
  heading: project.title,
  description: project.description,
  photos: project.photos,
  facts: [
    project.category,
    formatMoney(project.budget),
    timelineWords[project.timeline],
    project.location || "Place not given"
  ]
})

const saysTheSame = (one: Project, other: Project) =>
  JSON.stringify(briefOf(one)) === JSON.stringify(briefOf(other))

/**
 * The project that an offer is written for, as it is now. If its homeowner has changed the words, they are to be read
 * before the offer is sent: `readAgain` says that they are, and for a moment after that nothing can be sent.
 */
export const useReadProject = (opened: Project) => {
  const { data, error } = useQuery({ ...projectQuery(opened.id), initialData: opened })
  const [read, setRead] = useState(opened)
  const moment = useMoment()
  const project = data.version > read.version ? data : read
  return {
    brief: briefOf(project),
    version: project.version,
    hasChanged: !saysTheSame(project, opened),
    isUnread: !saysTheSame(project, read),
    isJustRead: moment.isNow,
    isGone: statusOf(error) === 404,
    readAgain: () => {
      setRead(project)
      moment.begin()
    }
  }
}
