/** Ends in a company's form: 'Acme Ltd', 'Dolina Sp. z o.o.'. Raw text. */
export const endsInForm = {
  en: {
    english:
      /\b(?:Inc|INC|Incorporated|Corp|Corporation|Ltd|LTD|Limited|LIMITED|LLC|L\.L\.C|LLP|PLC|plc|Pty|Pte|Co)\.?["”»)]?$/u,
    other:
      /(?<!\p{L})(?:GmbH|AG|AB|AS|A\/S|Oy|B\.V|N\.V|BV|NV|S\.A|S\.p\.A|S\.r\.l|SpA|Sp\. ?z ?o\. ?o|s\.r\.o|SARL|SIA|UAB)\.?["”»)]?$/u,
  },
  ru: /^(?:ООО|АО|ПАО|ЗАО|ИП|ТОО|ОсОО)\s?[«"“][^»"”]+[»"”]$/u,
  mn: /[»”"]\s?(?:ХХК|ХК|ТӨХК|ТББ|ХЗХ)$/u,
};

/** Begins with a company's form, or a branch, and so still belongs to the name. Raw text. */
export const goesOn = {
  en: /^(?:Inc|INC|LLC|L\.L\.C|LLP|L\.?P|LTD|Ltd|Limited|LIMITED|Corp|Co|PLC|plc|P\.?A|P\.?C|M\.D|N\.A|S\.A|a division|branch|Branch|Zweigniederlassung|filial|trading as|t\/a|as trustee)(?!\p{L})/u,
  ru: /^(?:филиал|Филиал|представительств)/u,
};

/** Begins an address or a register's number. Raw text. */
export const beginsAddress = {
  en: {
    place: /^(?:\d|(?:ul|str|via|rue|calle|unit|suite|floor|building|p\.?o\.? box|plot)(?!\p{L}))/iu,
    number: /^(?:company|register(?:ed)?|reg\.|registration|licen[cs]e|tax) (?:no|number|code|#)/iu,
    street: /^[\p{L}-]{2,20}(?:stra(?:ß|ss)e|gasse|weg|gaten|gade|gatan)(?!\p{L})/iu,
  },
  ru: /^(?:ул\.|улица|г\.|город|пр-т|проспект|пер\.|д\.|обл\.|ИНН|ОГРН|БИН|ИИН)/iu,
  mn: /^(?:регистр|РД|утас|хаяг|дүүрэг|хороо)/iu,
};
