# The sandbox: the simulated provider over HTTP and websocket, from the package that the site offers.
#   npm run build
#   docker build -t sandbox .
#   docker run --rm -p 127.0.0.1:4180:4180 sandbox
FROM node:24-slim
COPY dist/downloads/simulator-*.tgz /package/
RUN npm install --global --no-audit --no-fund /package/simulator-*.tgz && rm -r /package
USER node
EXPOSE 4180
# Inside a container the loopback is not reachable: publish the port on the host's loopback only, as above.
ENTRYPOINT ["simulator", "--host", "0.0.0.0"]
