import { startApp } from "./tests/support/server";
const app = await startApp();
console.log(app.url);
process.on("SIGTERM", () => void app.kill("SIGTERM").then(() => app.remove()).then(() => process.exit(0)));
setInterval(() => undefined, 1000);
