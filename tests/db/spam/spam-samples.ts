import { createRandom, type Random } from "./random.ts";
import { site, type Sample } from "./sample.ts";

/** Typical spam messages in contact forms, by language. Not all contain a phrase from the list of spam phrases. */
const offers = {
  english: [
    "Hello, I noticed your website is not on the first page of Google. Our SEO services bring organic traffic. Reply for a free audit.",
    "Hi, we offer high quality guest posts and backlinks on sites with domain authority 50+. Price list: https://links.example/prices",
    "Need working funds? Get a business loan up to $500,000, no collateral. Apply: https://fast-funds.example https://fast-funds.example/apply",
    "I can redesign your website and build a mobile app for half the price. See our portfolio at www.pixel-studio.example",
    "Earn passive income with our crypto trading bot! Guaranteed profit of 3% a day. Join https://t.me/moneybot",
    "BEST ONLINE CASINO! 200 free spins, casino bonus without deposit: https://spin.example",
    "We will send your message to 5 million contact forms. Bulk email and contact form marketing from $99. Click here https://blast.example",
    "Cheap viagra and cialis without prescription https://pills.example https://pills.example/buy",
    "Dear Sir, I have a verified email list of 2,000,000 US business owners. Reply for a sample, opt out any time.",
    "Get 10,000 real followers for your page within 48 hours. Limited time offer! www.grow.example",
    '<a href="https://shop.example">replica watches</a> best price best price',
    "[url=https://shop.example]shop now[/url] [url=https://shop.example/2]shop now[/url]",
    // The last three contain neither a link nor a phrase from the list of spam phrases.
    "Hi there, are you the right person to talk to about the visibility of your company? I have three ideas. Best, Jake",
    "I help owners get more calls from their site. Can I send you a short video with what I found?",
    "Our team in Manila answers your phones around the clock. Shall I send our rates?",
  ],
  spanish: [
    "Hola, su página web no aparece en los primeros resultados de Google. Ofrecemos posicionamiento web y más visitas.",
    "¡Gane dinero desde casa! Ingresos pasivos con criptomonedas, ganancias garantizadas. Entre en https://cripto.example",
    "Préstamo rápido sin aval, crédito inmediato hasta $50,000. Haz clic aquí: https://credito.example",
    "Diseño web profesional y marketing digital desde $99. Oferta limitada. www.disenos.example",
    "Vendemos bases de datos de empresas para correos masivos, prueba gratis. https://datos.example",
    "CASINO EN LÍNEA con giros gratis y apuestas deportivas. Regístrese: https://juego.example",
    "Buenas tardes, ¿quién se encarga de la publicidad en su empresa? Tengo una propuesta que les va a interesar.",
  ],
  russian: [
    "Продвижение сайтов в ТОП Google. Качественные обратные ссылки, рост посещаемости. https://top.example",
    "Заработок в интернете без вложений! Пассивный доход на криптовалюте. Переходи по ссылке https://t.me/dohod",
    "Онлайн казино, бесплатные спины, ставки на спорт https://kazino.example",
    "Рассылка по формам обратной связи, база email 5 млн адресов. Пишите в телеграм.",
    "Здравствуйте! Кто у вас отвечает за рекламу? Хотим предложить сотрудничество.",
  ],
};
const names = ["Mike", "Jessica", "Robert", "Anna", "Olga", "Lucía"];

const randomOffer = (random: Random): string =>
  random.one(offers[random.one(["english", "english", "spanish", "spanish", "russian"] as const)]);
const randomEmail = (random: Random, number: number) =>
  `${random.one(["sales", "info"])}${number}@bulk.example`;
const browser = { host: site.host, origin: site.origin };

const sendLead = (
  random: Random,
  number: number,
  row: object,
  headers: Sample["headers"] = browser,
): Sample => {
  const sender = { first_name: random.one(names), last_name: random.one(names), phone: `8${number}5550100` };
  const email = randomEmail(random, number);
  return {
    table: "contact_submissions",
    headers,
    row: { ...sender, email, company_name: "Growth Agency", source: "contact_form", ...row },
  };
};

const postedOffer = (random: Random, number: number): Sample =>
  sendLead(
    random,
    number,
    { project_details: randomOffer(random) },
    random.one([{ host: site.host }, browser, { host: site.host, origin: "https://bulk.example" }]),
  );

/** Creates spam as typed by a person, or by a bot that controls a browser and takes its time. */
const typedOffer = (random: Random, number: number): Sample =>
  sendLead(random, number, {
    project_details: randomOffer(random),
    form_check: { trap: "", seconds: random.between(5, 60) },
  });

/** Creates spam from a bot that fills every field, including the hidden one. */
const filledByProgram = (random: Random, number: number): Sample =>
  sendLead(random, number, {
    email: "sales@bulk.example",
    form_check: {
      trap: random.one(["sales@bulk.example", "https://bulk.example", random.letters(10)]),
      seconds: random.between(0.1, 6),
    },
  });

function randomLetters(random: Random, number: number): Sample {
  const word = () => random.letters(random.one([10, 14, 18]));
  return sendLead(random, number, {
    first_name: word(),
    last_name: word(),
    company_name: word(),
    position_type: word(),
    project_details: word(),
    form_check: { trap: "", seconds: random.between(2, 20) },
  });
}

/**
 * Creates report requests from a bot that enters someone else's email address, to flood that person with emails.
 * @param from shortest time before the bot sends the form, in seconds
 * @param to longest time
 */
const requestAfter =
  (from: number, to: number) =>
  (random: Random, number: number): Sample => ({
    table: "salary_report_downloads",
    headers: browser,
    row: {
      form_check: { trap: "", seconds: random.between(from, to) },
      email: randomEmail(random, number),
    },
  });

const emptyRequest = (random: Random, number: number): Sample => ({
  table: "salary_report_downloads",
  headers: { host: site.host },
  row: { email: randomEmail(random, number) },
});

const kinds: [share: number, make: (random: Random, number: number) => Sample][] = [
  [25, postedOffer],
  [25, typedOffer],
  [20, filledByProgram],
  [15, randomLetters],
  [8, requestAfter(0, 0.9)],
  [5, emptyRequest],
  // Takes its time like an honest visitor.
  [2, requestAfter(8, 40)],
];

export function createSpamSamples(count: number): Sample[] {
  const random = createRandom(77);
  return Array.from({ length: count }, (_, number) => {
    let remainder = random.between(0, 100);
    const kind = kinds.find(([share]) => (remainder -= share) <= 0) ?? kinds[0]!;
    return kind[1](random, number);
  });
}
