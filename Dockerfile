# The app as a container: built as a release, run without a shell, a package manager, or root.
# `docker build -t contract-manager .`; how to run it stands in docs/operations.md.
ARG NODE_IMAGE=node:20.20.2-bookworm-slim

FROM ${NODE_IMAGE} AS build
WORKDIR /src
COPY . .
RUN npm run release && mv release/contract-manager-*/ /app && mkdir /empty

# Debian 12's C and C++ libraries, and nothing else.
FROM gcr.io/distroless/cc-debian12:nonroot
COPY --from=build /usr/local/bin/node /usr/local/bin/node
COPY --from=build /app /app
COPY --from=build --chown=65532:65532 /empty /data
WORKDIR /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data SETTINGS_FILE=/data/.env
USER 65532:65532
VOLUME ["/data"]
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=10s --start-period=60s --retries=3 CMD ["/usr/local/bin/node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/api/health').then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
ENTRYPOINT ["/usr/local/bin/node"]
CMD ["/app/scripts/start.mjs"]
