// `npm run scenes`: draws the pictures of `ui/shared/illustrations/drawn` anew. They are part of the sources: pages
// name them by their content.
import { writeFileSync } from "node:fs"

import { drawnScenes } from "./drawn-scenes.tsx"

for (const { path, svg } of drawnScenes()) writeFileSync(path, svg)
