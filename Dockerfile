# The sandbox: the simulated provider over HTTP and websocket.
#   docker build -t sandbox . && docker run --rm -p 127.0.0.1:4180:4180 sandbox
FROM node:22-alpine AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --no-audit --no-fund
COPY . .
RUN npm run -s generate:sandbox \
  && npx esbuild provider/node/commands/sandbox.ts --bundle --platform=node --format=esm --target=node22 --outfile=out/scripts/commands/sandbox.mjs \
     --banner:js="import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);"

# One file and Node; nothing of the toolchain.
FROM node:22-alpine
COPY --from=build /app/out/scripts/commands/sandbox.mjs /app/scripts/commands/sandbox.mjs
USER node
EXPOSE 4180
# Inside a container the loopback is not reachable: publish the port on the host's loopback only, as above.
ENTRYPOINT ["node", "/app/scripts/commands/sandbox.mjs", "--host", "0.0.0.0"]
