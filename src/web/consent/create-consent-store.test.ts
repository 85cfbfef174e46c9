import { describe, expect, it, vi } from 'vitest';
import { memoryArea } from '../settings/memory-area.fixture.ts';
import { isBannerZone } from './banner-zones.ts';
import { ACCEPTED_KEY, createConsentStore, REFUSED_KEY } from './create-consent-store.ts';

describe('the zones of the banner', () => {
  it('are those of the European Economic Area, including its islands', () => {
    for (const zone of ['Europe/Paris', 'Atlantic/Azores', 'Atlantic/Madeira', 'Atlantic/Canary', 'Europe/Oslo'])
      expect(isBannerZone(zone)).toBe(true);
    for (const zone of ['Europe/London', 'Europe/Zurich', 'America/New_York', 'UTC', ''])
      expect(isBannerZone(zone)).toBe(false);
  });

  it('are zones that browsers know', () => {
    for (const zone of Intl.supportedValuesOf('timeZone').filter(isBannerZone))
      expect(new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone).toBe(zone);
    expect(Intl.supportedValuesOf('timeZone').filter(isBannerZone)).toHaveLength(33);
  });
});

describe('consent', () => {
  it('lets no tag run for visitors who must be asked, until accepted', () => {
    const area = memoryArea();
    const store = createConsentStore(area, new EventTarget(), () => 'Europe/Paris');
    expect(store.get()).toEqual({ choice: 'none', isAsked: true, mayTrack: false });
    store.accept();
    expect(store.get()).toEqual({ choice: 'accepted', isAsked: true, mayTrack: true });
    expect(area.values.get(ACCEPTED_KEY)).toBe('true');
    store.withdraw();
    expect(store.get().mayTrack).toBe(false);
    expect([...area.values]).toEqual([]);
  });

  it('reads the time zone once, when it is needed', () => {
    const zone = vi.fn(() => 'Europe/Paris');
    const store = createConsentStore(memoryArea(), new EventTarget(), zone);
    expect(zone).not.toHaveBeenCalled();
    expect(store.get()).toBe(store.get());
    store.accept();
    expect(zone).toHaveBeenCalledOnce();
  });

  it('can be refused anywhere', () => {
    const area = memoryArea();
    const store = createConsentStore(area, new EventTarget(), () => 'America/New_York');
    expect(store.get().mayTrack).toBe(true);
    store.refuse();
    expect(store.get()).toEqual({ choice: 'refused', isAsked: false, mayTrack: false });
    expect(createConsentStore(area, new EventTarget(), () => 'America/New_York').get().mayTrack).toBe(false);
  });

  it('accepts only `true`', () => {
    for (const value of ['false', '1', 'TRUE', ''])
      expect(
        createConsentStore(memoryArea({ [ACCEPTED_KEY]: value }), new EventTarget(), () => 'Europe/Rome').get(),
      ).toEqual({ choice: 'none', isAsked: true, mayTrack: false });
  });

  it('follows another tab', () => {
    const area = memoryArea();
    const events = new EventTarget();
    const store = createConsentStore(area, events, () => 'Europe/Paris');
    const listener = vi.fn();
    store.subscribe(listener);
    area.setItem(REFUSED_KEY, 'true');
    events.dispatchEvent(Object.assign(new Event('storage'), { key: REFUSED_KEY }));
    expect(store.get().choice).toBe('refused');
    expect(listener).toHaveBeenCalledOnce();
  });

  it('lasts as long as the page if nothing can be stored', () => {
    const store = createConsentStore(null, new EventTarget(), () => 'Europe/Paris');
    store.accept();
    expect(store.get().mayTrack).toBe(true);
  });
});
