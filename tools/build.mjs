// npm run build: builds the web application for "npm run serve".
import { ensureWeb } from './build-web.mjs';

await ensureWeb();
