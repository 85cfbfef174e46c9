import { type FirebaseApp, initializeApp } from 'firebase/app';
import { publicConfig } from '../api/config.ts';

let app: FirebaseApp | null = null;

export async function firebaseApp(): Promise<FirebaseApp> {
  const { apiKey, projectId, appId, identityHost, measurementId } = await publicConfig();
  app ??= initializeApp({
    apiKey,
    projectId,
    appId,
    authDomain: identityHost ?? window.location.host,
    ...(measurementId === null ? {} : { measurementId }),
  });
  return app;
}
