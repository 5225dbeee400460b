/** Imported before any product module, so that they read these: a signing service on this machine. */
Object.assign(process.env, { SIGNING_HOSTS: "127.0.0.1" });
