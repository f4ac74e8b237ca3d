import { sampleRows } from "../sample-rows.ts";
import { createRandom, type Random } from "./random.ts";
import { site, type Sample } from "./sample.ts";

const firstNames = ["María José", "DeShawn", "Jean-Luc", "Олег", "美玲", "LaToya", "JOHN", "O", "Mary Ann"];
const lastNames = [
  "O'Brien",
  "DiGiovanni",
  "Hirschsprung",
  "Петров",
  "王",
  "SMITH",
  "de la Cruz",
  "St. John",
];
const companies = [
  "Reyes Builders",
  "McCarthy-DuPont JV",
  "https://www.harborsteel.example",
  "Desert Palms Casino & Resort Construction",
  "Constructora del Norte, S.A.",
  "HVAC4U",
  "eMPower Electric",
  "Lone Star SiteWorks",
  "www.gulfcoastpipe.example",
];
const roles = ["MEP Engineer", "Superintendente de obra", "Web developer for our estimating team", "PE"];
const places = [
  "Austin, TX",
  "Denver CO 80202",
  "https://maps.example/abc",
  "Remote",
  "Cd. Juárez y El Paso",
];
const details = [
  "Two towers.\nStart in May.",
  "Need a super for a casino renovation in Reno. 18 months, per diem, housing paid.",
  "Our job ad is here: https://careers.example/jobs/123 and the plans are at https://plans.example/p/9",
  "Electricians for a crypto mining facility outside Abilene, 20 MW, night shift.",
  "We saw your website. Please call after 3pm, I'm on site all day.",
  "Buscamos superintendente bilingüe para un hospital en El Paso. Salario según experiencia.",
  "Necesitamos 12 carpinteros de cimbra para el lunes. Pagamos viáticos y hospedaje.",
  "Looking to hire a marketing coordinator who has done web design for builders.",
  "replacing a PM who left. budget 140-160K. must have healthcare (OSHPD) experience",
  "WhatsApp me at +1 915 555 0134, easier than email",
  "Se requiere ingeniero civil con licencia en Texas, proyecto de carretera, contrato de 2 años.",
  "¿Cuánto cobran por una búsqueda? Somos una empresa pequeña y es nuestra primera vez.",
  "100% travel, 3 weeks on / 1 off. CALL DON'T EMAIL.",
  "Do you offer a trial period or a guarantee? We have a bank office fit-out and a loan-processing center.",
  "",
];
const additionalTexts = [
  "LinkedIn https://www.linkedin.example/in/someone and portfolio www.someone.example",
  "NCCER certified, own tools and truck. Available immediately.",
  "Disponible para viajar. Certificado OSHA 30, AWS D1.1. Inglés intermedio.",
  "Extra income is not the point, I want steady work close to home.",
  "Projects: https://a.example/1 https://a.example/2 https://a.example/3 https://a.example/4",
  "Журнал работ и рекомендации пришлю по запросу.",
  "I built the company's web pages too: www.builder.example",
  "",
];

function fillForm(random: Random, number: number): Pick<Sample, "table" | "row"> {
  const email = `office${number}@mail.example`;
  const person = { first_name: random.one(firstNames), last_name: random.one(lastNames), email };
  const request = { company_name: random.one(companies), position_type: random.one(roles) };
  const form = random.between(0, 10);
  if (form < 4) return { table: "contact_submissions", row: { ...request, email, source: "landing2_form" } };
  if (form < 7) {
    const texts = { location: random.one(places), project_details: random.one(details) };
    const row = { ...sampleRows.contact_submissions, ...person, ...request, ...texts };
    return { table: "contact_submissions", row };
  }
  if (form < 9) {
    const job = { desired_position: random.one(roles), additional_information: random.one(additionalTexts) };
    return { table: "resume_submissions", row: { ...sampleRows.resume_submissions, ...person, ...job } };
  }
  return { table: "salary_report_downloads", row: { email } };
}

function chooseOrigin(random: Random): Pick<Sample, "headers"> & { partner: string | null } {
  const { host, origin, partner, partnerOrigin } = site;
  const percentile = random.between(0, 100);
  if (percentile < 84) return { headers: { host, origin }, partner: null };
  if (percentile < 94) return { headers: { host, origin: partnerOrigin }, partner };
  if (percentile < 98)
    return { headers: { host, origin: "https://new-partner.example" }, partner: "new-partner" };
  return { headers: { host: "192.168.1.20:8080", origin: "http://192.168.1.20:8080" }, partner: null };
}

/**
 * Returns how many seconds a visitor takes to fill in a form: about ten when typing, two with autofill, and more
 * than an hour if the form is left open.
 */
function secondsToFill(random: Random): number {
  const percentile = random.between(0, 100);
  if (percentile < 3) return random.between(1.2, 3);
  if (percentile < 25) return random.between(3, 10);
  if (percentile < 90) return random.between(10, 180);
  return random.between(180, 5_000);
}

/** Creates honest submissions in English and Spanish, with names in various scripts. */
export function createHonestSamples(count: number): Sample[] {
  const random = createRandom(20_261_122);
  return Array.from({ length: count }, (_, number) => {
    const { table, row } = fillForm(random, number);
    const { headers, partner } = chooseOrigin(random);
    // Password managers sometimes fill in the hidden field too, with the visitor's own data.
    const trap = random.chance(1) ? row.email : "";
    return { table, headers, row: { ...row, partner, form_check: { trap, seconds: secondsToFill(random) } } };
  });
}
