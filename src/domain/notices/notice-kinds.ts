import { alertKinds } from "./alert-kinds.ts"
import { caseKinds } from "./case-kinds.ts"
import { checkKinds } from "./check-kinds.ts"
import { runOutKinds } from "./run-out-kinds.ts"
import { messageKinds, workKinds } from "./work-kinds.ts"

/** What people are told of: a kind a row, with all that is said of it. */
export const noticeKinds = {
  ...workKinds,
  ...runOutKinds,
  ...checkKinds,
  ...caseKinds,
  ...alertKinds,
  ...messageKinds
}

export type NoticeKind = keyof typeof noticeKinds
export type FactsOf<K extends NoticeKind> = (typeof noticeKinds)[K]["facts"]["Type"]

export const isNoticeKind = (kind: string): kind is NoticeKind => Object.hasOwn(noticeKinds, kind)
