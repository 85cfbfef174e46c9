const { createRequire } = require('node:module');

// Medusa is installed where it runs, and nowhere here
const load = createRequire(`${process.cwd()}/`);
const { defineConfig } = load('@medusajs/framework/utils');

module.exports = defineConfig({
  admin: { disable: true },
  projectConfig: {
    databaseUrl: process.env.DATABASE_URL,
    databaseDriverOptions: { ssl: false, connection: { ssl: false } },
    http: {
      storeCors: '*',
      adminCors: '*',
      authCors: '*',
      jwtSecret: 'local',
      cookieSecret: 'local',
      host: '127.0.0.1',
    },
  },
});
