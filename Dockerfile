# syntax=docker/dockerfile:1
# Fablekin in one image, for every role. Built from the lockfile; no script of a package runs; the server needs no build tools.

FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY . .
RUN node scripts/build/compile-shelf.ts && node scripts/build.ts

FROM node:24-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
# Of the letters, what books are set in; those of the screens are built into the site.
RUN find node_modules/@fontsource -path '*/files/*' ! -name '*-400-normal.woff' ! -name '*-600-normal.woff' -delete

FROM node:24-bookworm-slim
ENV NODE_ENV=production MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=4000000 HOST=0.0.0.0 DATA_DIR=/data NODE_COMPILE_CACHE=/data/compiled
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY package.json ./
COPY database database
COPY public public
COPY src src
# Operators end sessions by it, see docs/runbook.md.
COPY scripts/end-sessions.ts scripts/end-sessions.ts
COPY --from=build /app/dist/shelf dist/shelf
COPY --from=build /app/dist/web dist/web
RUN install -d -o node -g node -m 700 /data
USER node
VOLUME /data
EXPOSE 3000
# Of a worker there is nothing to ask: compose.yaml switches this off for it.
HEALTHCHECK --interval=15s --timeout=10s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/readyz`).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# As `npm start` does it, see scripts/bootstrap/server-flags.json. Drains on SIGTERM.
CMD ["node", "--liftoff-only", "--v8-pool-size=1", "--max-semi-space-size=8", "src/app/main.ts"]
