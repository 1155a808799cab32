import { useSearchParams } from "wouter"

export const tabs = ["projects", "quotes", "messages"] as const
export type Tab = (typeof tabs)[number]

const isTab = (text: string | null): text is Tab => tabs.some((tab) => tab === text)

/** The open tab, which lives in the URL, so that Back from elsewhere returns to it. */
export const useTab = () => {
  const [search, setSearch] = useSearchParams()
  const tabInAddress = search.get("tab")
  const choose = (tab: Tab) => setSearch({ tab }, { replace: true })
  return { tab: isTab(tabInAddress) ? tabInAddress : "projects", choose }
}
