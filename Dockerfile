# The platform with the built back office. Build: docker build -t dossier .
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /dossier
COPY package.json package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/ui/package.json packages/ui/
COPY packages/validators/package.json packages/validators/
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/platform/package.json apps/platform/
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run build

# What runs needs no test browser and no Storybook, and the image has a Node of its own.
FROM node:24.21.0-bookworm-slim AS modules
WORKDIR /dossier
COPY --from=build /dossier/package.json /dossier/package-lock.json ./
COPY packages/api/package.json packages/api/
COPY packages/ui/package.json packages/ui/
COPY packages/validators/package.json packages/validators/
COPY apps/backoffice/package.json apps/backoffice/
COPY apps/platform/package.json apps/platform/
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund && rm -rf node_modules/node-linux-*

FROM node:24.21.0-bookworm-slim
# Process 1 has to pass signals on and to take in processes that ended: tini does, Node does not.
RUN apt-get update \
  && apt-get install --yes --no-install-recommends tini \
  && rm -rf /var/lib/apt/lists/*
WORKDIR /dossier
COPY --from=modules /dossier ./
COPY --from=build /dossier/packages ./packages
COPY --from=build /dossier/apps/platform ./apps/platform
COPY --from=build /dossier/apps/backoffice/dist ./apps/backoffice/dist
COPY docker-entrypoint.sh ./
# Sources belong to root and cannot be written; data and caches belong to the process.
RUN mkdir -p .data .cache && chown node:node .data .cache
USER node
# The heap stays well below a container of 1 GiB: buffers of files and password hashes lie outside it.
ENV NODE_ENV=production \
  STAGE=production \
  HOST=0.0.0.0 \
  PORT=4300 \
  NODE_OPTIONS="--max-old-space-size=512 --disable-warning=ExperimentalWarning"
EXPOSE 4300
VOLUME ["/dossier/.data"]
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/usr/bin/tini", "--", "./docker-entrypoint.sh"]
CMD ["node", "--conditions=@dossier/source", "apps/platform/src/app/main.ts"]
