import { describe, expect, it } from 'vitest';
import { ENABLED_LANGUAGES } from '../i18n/languages.ts';
import { PUBLIC_PATHS, publicPageAt, publicPath } from './public-path.ts';

describe('public pages', () => {
  it('are below their language, English at the root', () => {
    expect(publicPath('/', 'en')).toBe('/');
    expect(publicPath('/', 'fr')).toBe('/fr');
    expect(publicPath('/terms', 'ar')).toBe('/ar/terms');
    expect(publicPath('/#pricing', 'en')).toBe('/#pricing');
    expect(publicPath('/#pricing', 'fr')).toBe('/fr#pricing');
  });

  it('can be found by their address', () => {
    for (const path of PUBLIC_PATHS)
      for (const language of ENABLED_LANGUAGES)
        expect(publicPageAt(publicPath(path, language))).toEqual({ path, language });
    expect(publicPageAt('/fr/')).toEqual({ path: '/', language: 'fr' });
    expect(publicPageAt('/ar/help/anything')).toEqual({ path: '/help/anything', language: 'ar' });
  });

  it('are found in capitals and with trailing slashes, as the routes are', () => {
    expect(publicPageAt('/Terms')).toEqual({ path: '/terms', language: 'en' });
    expect(publicPageAt('/FR/Help/FAQ')).toEqual({ path: '/help/faq', language: 'fr' });
    expect(publicPageAt('/terms//')).toEqual({ path: '/terms', language: 'en' });
  });

  it("do not include the application's pages", () => {
    for (const path of ['/overview', '/login', '/en', '/en/terms', '/de', '/fr/stores', '/helpers', '/terms/x'])
      expect(publicPageAt(path)).toBeNull();
  });
});
