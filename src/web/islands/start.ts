import '@fontsource-variable/inter/wght.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-400.css';
import '@fontsource/ibm-plex-sans-arabic/arabic-600.css';
import '../main.css';
import '../public-pages.css';
import { keepReferrer } from '../features/referral/carried-referrer.ts';
import { announceLanguage } from './announce-language.ts';
import { carryQuery } from './carry-query.ts';
import { closeMenusOnLeaving } from './close-menus-on-leaving.ts';
import { loadSlots } from './load-slots.ts';
import { offerCookieChoice } from './offer-cookie-choice.ts';
import { offerCookies } from './offer-cookies.ts';
import { scrollSmoothly } from './scroll-smoothly.ts';
import { showSettings } from './show-settings.ts';
import { welcomeMember } from './welcome-member.ts';

// The script of the public pages: deferred and without React. Whatever needs more is loaded on demand.
welcomeMember();
showSettings();
carryQuery();
keepReferrer(window.location.search);
scrollSmoothly();
closeMenusOnLeaving();
offerCookies();
offerCookieChoice();
loadSlots();
announceLanguage();
window.addEventListener('load', () => {
  void import('../visits/count-visits.ts').then(({ countVisits }) => countVisits());
});
