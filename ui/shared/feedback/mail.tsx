import { usePageFact } from "../head/page-facts.ts"
import { Notice } from "./Notice.tsx"

/** Whether this site sends email, as the server tells its pages. */
export const useMail = (): boolean => usePageFact("mail") !== "off"

/** Shown where an email would have to be sent. */
export const MailOff = () => (
  <Notice tone="blue" role="status">
    This site cannot send email yet. Please ask its operator.
  </Notice>
)
