import { queryOptions, type QueryClient } from "@tanstack/react-query"

import type { OfferTemplate } from "#domain/quote/offer/offer-template.ts"
import type { TemplateId } from "#domain/shared/ids.ts"
import { orGoneAlready } from "#ui/shared/api/already-so.ts"
import { askAnew } from "#ui/shared/api/ask-anew.ts"
import { statusOf } from "#ui/shared/api/call-error.ts"
import { callOnce } from "#ui/shared/api/call-once.ts"
import { call, type Input } from "#ui/shared/api/call.ts"
import { useWrite } from "#ui/shared/api/use-write.ts"

const path = "/api/me/offer-templates"
const touches = [path]

/**
 * The provider's own templates, by name. Refetched on mount, because no event reports those that were saved in another
 * tab.
 */
export const templatesQuery = queryOptions({
  queryKey: [path],
  queryFn: () => call("GET /api/me/offer-templates"),
  refetchOnMount: "always",
  refetchOnWindowFocus: "always"
})

export type TemplateInput = Input<"POST /api/me/offer-templates">["body"]

const askAgain = (queryClient: QueryClient) => askAnew(queryClient, path)

/** Refetches the templates after a refusal that means that the template is gone. */
export const askWhenGone = (queryClient: QueryClient, error: unknown) => {
  if (statusOf(error) === 404) void askAgain(queryClient)
}

export const useSaveTemplate = () =>
  useWrite({
    touches,
    send: (body: TemplateInput) => callOnce("POST /api/me/offer-templates", { body }),
    take: askAgain
  })

export const useRenameTemplate = (templateId: TemplateId) =>
  useWrite({
    touches,
    send: (body: TemplateInput) =>
      call("PUT /api/me/offer-templates/:templateId", { params: { templateId }, body }),
    take: askAgain
  })

export const useDeleteTemplate = ({ id: templateId }: Pick<OfferTemplate, "id">) =>
  useWrite({
    touches,
    send: () =>
      call("POST /api/me/offer-templates/:templateId/delete", { params: { templateId } }).catch(
        orGoneAlready
      ),
    take: askAgain
  })
