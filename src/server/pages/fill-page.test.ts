import { describe, expect, it } from 'vitest';
import { BLANK, operatorBlank } from '#contract/page-blanks.ts';
import { type Filling, fillPage } from './fill-page.ts';

const NOTHING: Filling = {
  origin: 'https://watch.example',
  year: 2026,
  operator: { name: null, address: null, email: null },
  reviews: [],
  helpUrl: null,
  isBillingOn: true,
};
const { reviews, noReviews, review } = BLANK;
const PAGE = `<a href="${BLANK.origin}/fr">© ${BLANK.year}</a> ${noReviews.begin}<p>None</p>${noReviews.end}<ul>${reviews.begin}<li>${review.text} by ${review.author}</li>${reviews.end}</ul>`;

const UNMARKED = { stars: null, about: '', isPractice: false };

describe('fillPage', () => {
  it("shows the page's address and that there are no reviews", () => {
    expect(fillPage(PAGE, NOTHING)).toBe('<a href="https://watch.example/fr">© 2026</a> <p>None</p><ul></ul>');
  });

  it('repeats the card for each review and escapes its texts', () => {
    const given = [
      { ...UNMARKED, text: '<b>Good</b> & $1', author: 'Ada' },
      { ...UNMARKED, text: `Bad ${review.author} ${BLANK.origin}`, author: "O'Neill" },
    ];
    expect(fillPage(PAGE, { ...NOTHING, reviews: given })).toContain(
      ` <ul><li>&lt;b&gt;Good&lt;/b&gt; &amp; $1 by Ada</li><li>Bad ${review.author} ${BLANK.origin} by O&#39;Neill</li></ul>`,
    );
  });

  it('leaves out the parts of a card that a review does not have', () => {
    const { whereStars, whereAbout, wherePractice } = review;
    const card = `${reviews.begin}[${whereStars.begin}${review.stars} ${review.count}${whereStars.end}|${whereAbout.begin}${review.about}${whereAbout.end}|${wherePractice.begin}practice${wherePractice.end}]${reviews.end}`;
    const whole = { text: '', author: 'Ada', stars: 2, about: 'Baker', isPractice: true };
    const bare = { ...UNMARKED, text: '', author: 'Ben' };
    expect(fillPage(card, { ...NOTHING, reviews: [whole, bare] })).toBe('[★★☆☆☆ 2|Baker|practice][||]');
  });

  it('leaves out every part about plans if they cannot be bought', () => {
    const { begin, end } = BLANK.billing;
    const page = `a${begin}Prices${end}b${begin}<a>Prices</a>${end}c`;
    expect(fillPage(page, NOTHING)).toBe('aPricesb<a>Prices</a>c');
    expect(fillPage(page, { ...NOTHING, isBillingOn: false })).toBe('abc');
  });

  it('names a contact only if one is set', () => {
    const { begin, end } = BLANK.contact;
    const page = `a${begin}<a href="mailto:${operatorBlank('email', '')}">write</a>${end}b`;
    expect(fillPage(page, NOTHING)).toBe('ab');
    const operator = { ...NOTHING.operator, email: 'help@watch.example' };
    expect(fillPage(page, { ...NOTHING, operator })).toBe('a<a href="mailto:help@watch.example">write</a>b');
  });

  it('names the operator, or says that there is none named', () => {
    const page = `${operatorBlank('name', '[name]')}, ${operatorBlank('email', '[mail]')}`;
    expect(fillPage(page, { ...NOTHING, operator: { name: 'A & B', address: null, email: null } })).toBe(
      'A &amp; B, [mail]',
    );
  });
});
