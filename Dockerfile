FROM node:24-bookworm-slim AS build
WORKDIR /app
# sqlite3 is compiled where npm finds no ready binary for the platform.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends g++ make python3 \
  && rm -rf /var/lib/apt/lists/*
COPY package.json package-lock.json ./
RUN npm ci
COPY tsconfig.json ./
COPY src src
COPY adapters adapters
COPY ui ui
RUN npm run build && npm prune --omit=dev

FROM node:24-bookworm-slim
# Photos are worked on by many threads, and glibc keeps memory for each (docs/operations.md#photos).
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 MALLOC_ARENA_MAX=2
WORKDIR /app
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/dist dist
# What `npm start` begins with; without sources it builds nothing.
COPY --from=build /app/adapters/build/build.mjs adapters/build/
COPY package.json ./
# Licenses of packages lie in node_modules and dist.
COPY LICENSE ./
COPY docs/third-party-notices.md docs/
# The place of photos, and of SQLite when no DATABASE_URL is set.
RUN mkdir data && chown node:node data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/server.js"]
