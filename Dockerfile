# Bright Explorers as a container: "Container" in docs/operating.md says how to run it.
# An exact version, so that two builds give the same result; --build-arg NODE=node@sha256:… pins it to the byte.
ARG NODE=node:22.20.0-bookworm-slim

FROM ${NODE} AS build
WORKDIR /app
COPY . .
RUN npm run release && mkdir /release && tar xzf release/*.tar.gz --strip-components=1 --directory /release
WORKDIR /release
RUN npm ci --omit=dev --ignore-scripts

FROM ${NODE}
ENV NODE_ENV=production HOST=0.0.0.0 DATA_DIR=/data
# Belongs to root: the program cannot change its own code.
COPY --from=build /release /app
WORKDIR /app
RUN mkdir --mode=700 /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 3443
HEALTHCHECK CMD ["node", "--eval", "const { PORT, TLS_CERT, DATA_DIR } = process.env; const own = require('fs').existsSync(DATA_DIR + '/https'); require(TLS_CERT || own ? 'https' : 'http').get({ host: '127.0.0.1', port: PORT || (own ? 3443 : 3000), path: '/healthz', rejectUnauthorized: false }, ({ statusCode }) => process.exit(statusCode === 200 ? 0 : 1)).on('error', () => process.exit(1))"]
CMD ["node", "dist/server/main.js"]
