import { latinDigits } from '../parse/price.ts';
import { wholeQuantity } from './offers.ts';

const MAX_LENGTH = 300;

/**
 * Reads the units that a theme prints for people, by its markup, in any language: Salla's, after the box in
 * SallaApp/theme-raed:src/views/pages/product/single.twig:263; and OpenCart's, in the last line below the heading
 * (opencart/opencart:upload/catalog/view/template/product/product.twig:103), if the shop shows numbers.
 */
export class PrintedUnits {
  /** Null if none is printed. */
  units: number | null = null;
  /** Salla: after its box, within the next span. */
  #isAfterBox = false;
  /** OpenCart: the first list after the heading of its page; null before the heading, and once the list is read. */
  #isOpenCart = false;
  #list: 'awaited' | 'open' | null = null;
  #text: string | null = null;
  #last = '';

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (/(^|\s)sicon-box-bankers(\s|$)/.test(attributes.class ?? '')) this.#isAfterBox = true;
    else if (this.#isAfterBox && name === 'span') this.#text = '';
    else if (attributes.id === 'product-product') this.#isOpenCart = true;
    else if (this.#list === 'awaited' && name === 'ul') this.#list = 'open';
    else if (this.#list === 'open' && name === 'li') this.#text = '';
  }

  text(piece: string): void {
    if (this.#text !== null && this.#text.length < MAX_LENGTH) this.#text += piece;
  }

  close(name: string): void {
    if (name === 'h1' && this.#isOpenCart && this.#list === null) this.#list = 'awaited';
    if (this.#isAfterBox && name === 'span' && this.#text !== null) {
      this.units ??= wholeNumber(this.#text);
      this.#isAfterBox = false;
      this.#text = null;
    } else if (this.#list === 'open' && name === 'li') {
      this.#last = this.#text ?? '';
      this.#text = null;
    } else if (this.#list === 'open' && name === 'ul') {
      // a label, a colon, and only a number; a model number would be in an earlier line
      this.units ??= wholeNumber(/[:：]\s*(\d{1,9})\s*$/.exec(latinDigits(this.#last))?.[1]);
      this.#list = null;
      this.#isOpenCart = false;
    }
  }
}

function wholeNumber(text: string | undefined): number | null {
  return text === undefined ? null : wholeQuantity(latinDigits(text).trim());
}
