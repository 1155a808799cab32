import type { Instant } from "#domain/shared/instant.ts"

import { type Talk, talk } from "../talks.ts"
import { instantOf, type Scene } from "./scene.ts"
import type { TalkStory } from "./story.ts"

/** Plays the conversation of the homeowner with one provider; `since` is when their first quote opened it. */
export const playTalk = (scene: Scene, { lines, to }: TalkStory, since: Instant): Talk => {
  const { homeowner, random } = scene
  const { owner, profile } = scene.firmOf(to)
  return talk(
    {
      homeownerId: homeowner.id,
      providerId: profile.id,
      createdAt: since,
      lines: lines.map(([by, at, body, mark]) => ({
        senderUserId: by === "provider" ? owner.id : homeowner.id,
        body,
        read: mark === undefined,
        createdAt: instantOf(scene, at)
      }))
    },
    random
  )
}
