import { heardOf, together } from "#domain/notices/topics.ts"
import { capitalized } from "#domain/shared/sentences.ts"
import { Notice } from "#ui/shared/feedback/Notice.tsx"
import { usePageFact } from "#ui/shared/head/page-facts.ts"

const bound = capitalized(together([...Object.values(heardOf.alerts), "the day's notices"]))

const words: Readonly<Record<string, string>> = {
  off: "No email is sent. Please set SMTP_URL and MAIL_FROM.",
  "no-alerts": `${bound} are not sent by email: the law asks for a postal address in them. Please set POSTAL_ADDRESS.`
}

/** Which emails are not sent because a setting is missing, and which one. */
export const MissingMailSettings = () => {
  const said = words[usePageFact("mail")]
  return said === undefined ? null : (
    <Notice tone="blue" role="status">
      {said}
    </Notice>
  )
}
