FROM node:24-trixie-slim AS build
WORKDIR /shop
COPY package.json package-lock.json ./
RUN npm ci
COPY . .
RUN npm run build && npm prune --omit=dev && rm -rf .next/cache

FROM node:24-trixie-slim
ENV NODE_ENV=production PORT=3000
WORKDIR /shop
COPY --from=build /shop/package.json /shop/next.config.mjs ./
COPY --from=build /shop/node_modules ./node_modules
COPY --from=build /shop/dist ./dist
COPY --from=build /shop/.next ./.next
COPY --from=build /shop/public ./public
COPY --from=build /shop/content ./content
COPY --from=build /shop/demo-api/seed/pictures ./demo-api/seed/pictures
COPY --from=build /shop/server/start.mjs /shop/server/supported-node.mjs ./server/
RUN mkdir data && chown node data
VOLUME /shop/data
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))"]
# Starts node directly: SIGTERM must reach the launcher, which finishes purchases first (up to 28 s).
CMD ["node", "server/start.mjs"]
