# syntax=docker/dockerfile:1
# The site in production: docker build -t oracle-astra . (deploy/README.md says how to run it)
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY shared/package.json shared/
COPY shell/package.json shell/
COPY mfe-chat/package.json mfe-chat/
COPY mfe-forum/package.json mfe-forum/
COPY mfe-commerce/package.json mfe-commerce/
COPY mfe-content/package.json mfe-content/
COPY server/package.json server/
COPY release/package.json release/
COPY e2e/package.json e2e/
COPY bench/package.json bench/
COPY isolate/package.json isolate/
COPY training/package.json training/
RUN --mount=type=cache,target=/root/.npm npm ci --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs
# What is left is needed at run time.
RUN npm prune --omit=dev --no-audit --no-fund

FROM node:20-bookworm-slim
# pg_dump and pg_restore 15, for npm run db -- backup and restore: a newer server needs its own (deploy/README.md)
RUN apt-get update \
  && apt-get install -y --no-install-recommends postgresql-client \
  && rm -rf /var/lib/apt/lists/* \
  && install -d -o node -g node /releases
ENV NODE_ENV=production \
    RELEASES_DIR=/releases \
    DATA_DIR=/tmp/data \
    RESTART_SERVER=0
WORKDIR /app
COPY --from=build /app/package.json ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/scripts scripts
# Without it the scripts take this for a team's repository, which has the shared code as a package.
COPY --from=build /app/shared/package.json shared/
COPY --from=build /app/release/node_modules release/node_modules
COPY --from=build /app/release/dist release/dist
COPY --from=build /app/server/package.json server/
COPY --from=build /app/server/node_modules server/node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/shell/dist shell/dist
COPY --from=build /app/mfe-chat/dist mfe-chat/dist
COPY --from=build /app/mfe-forum/dist mfe-forum/dist
COPY --from=build /app/mfe-commerce/dist mfe-commerce/dist
COPY --from=build /app/mfe-content/dist mfe-content/dist
USER node
VOLUME /releases
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:3000/readyz').then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# --built: publishes the image's releases where none are set, and builds and installs nothing.
CMD ["node", "scripts/start.mjs", "--serve", "--built"]
