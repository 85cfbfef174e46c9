const MAX_TEXT = 200;

const BY_OPTION = [
  /\b(?:by|per|depend(?:s|ing)? on|according to|based on|varies (?:by|with)) (?:the |your |chosen |selected )*(?:options?|variants?|choice|selection)\b/i,
  /\b(?:selon|suivant) (?:l['’]|les? |la |votre |vos )?(?:options?|choix|variantes?|déclinaisons?)\b/i,
  /\bje nach (?:gewählter )?(?:option|auswahl|variante|ausführung)\b/i,
  /\bsegún (?:la |las |su )?(?:opci(?:ón|ones)|variante|elección)(?!\p{L})/iu,
  /\bconforme (?:a |as |sua )?(?:opç(?:ão|ões)|variaç(?:ão|ões)|escolha)(?!\p{L})/iu,
  /\b(?:secondo|in base) (?:a )?(?:all?['’]|la |le )?(?:opzion[ei]|scelta|variante)\b/i,
  /(?<!\p{L})(?:حسب|بحسب|على حسب) (?:ال)?(?:خيار|خيارات|اختيار|اختيارك)(?!\p{L})/u,
];

/** Text in place of a price names the price or says little else. Headings of option lists and running text are longer. */
const PRICE = /pri(?:ce|s)|prix|preis|precio|preço|prezzo|سعر/iu;

/** Whether a piece of a page's text says, in place of a price, that the price depends on the chosen option. */
export function saysByOption(text: string): boolean {
  const plain = text.trim();
  if (plain.length < 5 || plain.length > MAX_TEXT) return false;
  const found = BY_OPTION.map((pattern) => pattern.exec(plain)).find((match) => match !== null);
  return found !== undefined && (PRICE.test(plain) || found[0].length >= plain.length - 2);
}
