import type { NoticeThing } from "./kind.ts"
import { alertKinds } from "./kinds/alert-kinds.ts"
import { caseKinds } from "./kinds/case-kinds.ts"
import { checkKinds } from "./kinds/check-kinds.ts"
import { runOutKinds } from "./kinds/run-out-kinds.ts"
import { sanctionKinds } from "./kinds/sanction-kinds.ts"
import { messageKinds, workKinds } from "./kinds/work-kinds.ts"
import type { NoticeTopic } from "./topics.ts"

/** The kinds of notices, a row each, with all that is said in them. */
export const noticeKinds = {
  ...workKinds,
  ...runOutKinds,
  ...checkKinds,
  ...caseKinds,
  ...sanctionKinds,
  ...alertKinds,
  ...messageKinds
}

export type NoticeKind = keyof typeof noticeKinds
/** The kinds whose notices are about this sort of thing. */
export type KindsAbout<Thing extends NoticeThing> = {
  [K in NoticeKind]: (typeof noticeKinds)[K]["thing"] extends Thing ? K : never
}[NoticeKind]
/** The sorts of things that a topic's kinds are about. */
export type ThingsOf<Topic extends NoticeTopic> = {
  [K in NoticeKind]: (typeof noticeKinds)[K]["topic"] extends Topic ? (typeof noticeKinds)[K]["thing"] : never
}[NoticeKind]
export type FactsOf<K extends NoticeKind> = (typeof noticeKinds)[K]["facts"]["Type"]

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind)
