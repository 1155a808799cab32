import { PostgreSqlContainer } from "@testcontainers/postgresql"
import { getContainerRuntimeClient } from "testcontainers"

import { forTests } from "./settings.ts"

const image = "postgres:18"

export const dockerAnswers = () =>
  getContainerRuntimeClient().then(
    () => true,
    () => false
  )

/** The same server as in production's compose file, in a container that is removed on stop. */
export const startContainer = async () => {
  const container = await new PostgreSqlContainer(image).withCommand(["postgres", ...forTests]).start()
  return { url: container.getConnectionUri(), source: `container ${image}`, stop: () => container.stop() }
}
