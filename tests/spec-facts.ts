/** A phrase that a page must contain. Dashes, quotes and white space are normalized before the comparison. */
export type RequiredText = string | RegExp;

export interface ArticleFacts {
  read?: string;
  dated?: string;
  category: string;
  published?: string;
  /** `context` of the article's `<lead-form>`, or `source` of its `<insight-lead-form>`. */
  context?: string;
  source?: string;
  facts: readonly RequiredText[];
}

const MARKET = "Market Intelligence";
const GUIDES = "Hiring Guides";
const INDUSTRY = "Industry Insights";
const LOCAL = "Local Markets";

/** Buttons in articles about local markets. */
const LOCAL_BUTTONS = ["View Opportunities", "Request Custom Search"];

/** What articles must contain, by slug. Slugs without an article are ignored. */
export const ARTICLE_FACTS: Record<string, ArticleFacts> = {
  "2025-construction-engineering-salary-report": {
    category: MARKET,
    context: "salary_report",
    facts: [
      /executive summary/i,
      /analysis/i,
      /Project Manager.{0,60}\$95K.{0,10}\$140K.{0,60}\$117\.5K/,
      /Structural Engineer.{0,60}\$85K.{0,10}\$125K.{0,60}\$105K/,
      /Superintendent.{0,60}\$90K.{0,10}\$135K.{0,60}\$112\.5K/,
      /Civil Engineer.{0,60}\$75K.{0,10}\$115K.{0,60}\$95K/,
      /MEP Engineer.{0,60}\$80K.{0,10}\$120K.{0,60}\$100K/,
      /Safety Manager.{0,60}\$78K.{0,10}\$118K.{0,60}\$98K/,
      /Estimator.{0,60}\$72K.{0,10}\$108K.{0,60}\$90K/,
      /BIM Coordinator.{0,60}\$68K.{0,10}\$102K.{0,60}\$85K/,
      /West Coast \+20%/,
      /Texas \+15%/,
      /Northeast \+10%/,
      /Southeast \+5%/,
      /Midwest Baseline/,
    ],
  },
  "project-manager-hiring-guide": {
    read: "12 min",
    dated: "10 Jan 2025",
    published: "2025-01-10",
    category: GUIDES,
    context: "pm_hiring_guide",
    facts: [
      /skills in three categories/i,
      /0-3 years \$65,000-\$85,000/,
      /4-7 years \$85,000-\$110,000/,
      /8-12 years \$110,000-\$140,000/,
      /13\+ years \$140,000-\$180,000/,
      /PMP adds 10-20%/,
      /\$5,000 to \$15,000/,
      /90 days/,
      /24 to 36 months/,
      /interview questions/i,
      /red flags/i,
      /best practices/i,
      "Find Project Managers",
    ],
  },
  "infrastructure-spending-hiring-trends": {
    read: "6 min",
    dated: "12 Jan 2025",
    published: "2025-01-12",
    category: MARKET,
    context: "infrastructure_trends",
    facts: [
      /headline numbers/i,
      /where the money goes/i,
      /hotspots/i,
      /roles in demand/i,
      /what it means for hiring/i,
    ],
  },
  "construction-labor-shortage-solutions": {
    read: "7 min",
    dated: "8 Jan 2025",
    published: "2025-01-08",
    category: MARKET,
    context: "labor_shortage",
    facts: [/shortage by role/i, /regional impact/i, /four ways to close the gap/i, /analysis/i],
  },
  "regional-market-analysis-top-construction-states": {
    read: "10 min",
    dated: "5 Jan 2025",
    published: "2025-01-05",
    category: LOCAL,
    context: "regional_markets",
    facts: [/West Coast \+20%/, /Texas \+15%/, /Northeast \+10%/, /Southeast \+5%/, ...LOCAL_BUTTONS],
  },
  "civil-engineer-hiring-guide": {
    read: "9 min",
    dated: "3 Jan 2025",
    published: "2025-01-03",
    category: GUIDES,
    context: "civil_guide",
    facts: [/\$75K.{0,10}\$115K/, /\$95K/],
  },
  "mep-engineer-recruitment-guide": {
    read: "8 min",
    dated: "30 Dec 2024",
    published: "2024-12-30",
    category: GUIDES,
    context: "mep_guide",
    facts: [/\$80K.{0,10}\$120K/, /\$100K/],
  },
  "construction-superintendent-hiring-playbook": {
    read: "11 min",
    dated: "28 Dec 2024",
    published: "2024-12-28",
    category: GUIDES,
    context: "superintendent_playbook",
    facts: [
      /Field experience 40%/i,
      /Leadership 30%/i,
      /Safety 20%/i,
      /Technical[^%]{0,20} 10%/i,
      "Critical",
      "Essential",
      "High",
      /\$90K.{0,10}\$135K/,
    ],
  },
  "structural-engineer-talent-acquisition": {
    read: "7 min",
    dated: "25 Dec 2024",
    published: "2024-12-25",
    category: GUIDES,
    context: "structural_guide",
    facts: [/\$85K.{0,10}\$125K/, /\$105K/],
  },
  "construction-technology-trends-hiring": {
    read: "6 min",
    dated: "22 Dec 2024",
    published: "2024-12-22",
    category: INDUSTRY,
    context: "technology_trends",
    facts: [/technologies/i, /roles/i],
  },
  "green-building-leed-hiring-impact": {
    read: "5 min",
    dated: "Dec 20 2024",
    published: "2024-12-20",
    category: INDUSTRY,
    context: "green_building",
    facts: [
      /over 4 billion square feet/,
      /green roles/i,
      /sustainability skills/i,
      /staffing by project type/i,
      /hiring challenges/i,
      /what works/i,
    ],
  },
  "safety-compliance-osha-hiring": {
    read: "8 min",
    dated: "Dec 18 2024",
    published: "2024-12-18",
    category: INDUSTRY,
    context: "osha_hiring",
    facts: [
      "1,008",
      "2022",
      /10 or 30 hours/,
      /OSHA 30-Hour/,
      /safety roles/i,
      /compliance areas/i,
      /evaluate a candidate/i,
      /interview questions/i,
      /\$78K.{0,10}\$118K/,
    ],
  },
  "bim-digital-construction-skills-guide": {
    read: "9 min",
    dated: "Dec 15 2024",
    published: "2024-12-15",
    category: INDUSTRY,
    context: "bim_guide",
    facts: [
      /75% .{0,40}contractors/,
      /software proficiency/i,
      /advanced skills/i,
      /certifications/i,
      /best practices/i,
      /\$68K.{0,10}\$102K/,
    ],
  },
  "texas-construction-boom-hiring": {
    read: "10 min",
    dated: "Dec 12 2024",
    published: "2024-12-12",
    category: LOCAL,
    context: "texas_article",
    facts: [
      /over \$50B|\$50B\+/i,
      /over \$60B|\$60B\+/i,
      /markets/i,
      /challenges/i,
      /opportunities/i,
      /strategy/i,
      /outlook/i,
      /\+15%|15%/,
      ...LOCAL_BUTTONS,
    ],
  },
  "california-infrastructure-engineer-shortage": {
    read: "8 min",
    dated: "Dec 10 2024",
    published: "2024-12-10",
    category: LOCAL,
    context: "california_article",
    facts: [
      "$450B+",
      /regions/i,
      /shortage/i,
      /challenges/i,
      /opportunities/i,
      /strategy/i,
      /outlook/i,
      ...LOCAL_BUTTONS,
    ],
  },
  "southeast-growth-construction-hotspots": {
    read: "7 min",
    dated: "Dec 8 2024",
    published: "2024-12-08",
    category: LOCAL,
    context: "southeast_article",
    facts: [/markets/i, /roles/i, /challenges/i, /opportunities/i, /strategy/i, /outlook/i, ...LOCAL_BUTTONS],
  },
  "remote-work-construction-engineering-trends": {
    read: "12 min",
    dated: "Aug 29 2025",
    category: INDUSTRY,
    source: "remote-work-insight",
    facts: [/40\/40\/20/, /60%.{0,80}2026/, "35%", "85%", /15-25%/],
  },
  "construction-talent-retention-2025": {
    read: "10 min",
    dated: "Aug 26 2025",
    category: MARKET,
    source: "talent-retention-insight",
    facts: ["75%", "$15K-$25K", /\$20K|\$20,000/, /6 months|six months/, /10%/, "$200K-$500K"],
  },
  "midwest-construction-opportunities-2025": {
    read: "11 min",
    dated: "Jan 20 2025",
    published: "2025-01-20",
    category: LOCAL,
    context: "midwest_article",
    facts: ["Illinois", "Michigan", "Ohio", "Indiana", "Wisconsin", ...LOCAL_BUTTONS],
  },
  "hvac-technician-hiring-guide-2025": {
    read: "10 min",
    dated: "January 20, 2025",
    published: "2025-01-20",
    category: GUIDES,
    context: "hvac_article",
    facts: [
      /certifications/i,
      "Required",
      /technical skills by category/i,
      /demand by sector/i,
      "Critical",
      /skills assessment framework/i,
      /interview questions/i,
      /Purpose:/,
      /nearly 3:1|3:1/,
      "$3K-$5K",
      /sourcing/i,
      /retention/i,
      /red flags/i,
    ],
  },
  "construction-estimator-recruitment-strategy": {
    read: "9 min",
    dated: "January 20, 2025",
    published: "2025-01-20",
    category: GUIDES,
    context: "estimator_article",
    facts: [
      /Commercial Estimator \$75K-\$115K/,
      /Heavy Civil Estimator \$85K-\$130K/,
      /MEP Estimator \$80K-\$125K/,
      /Chief Estimator \$115K-\$175K/,
      /four categories of tools/i,
      "Takeoff exercise",
      "Specification review",
      "Subcontractor evaluation",
      "Value engineering scenario",
      /four market trends/i,
      /six red flags/i,
      "Job changes every 6-12 months",
      /90-day mentorship/,
      /1-3% of won project value/,
      /Entry \$60K-\$75K/,
      /Mid \$75K-\$105K/,
      /Senior \$105K-\$135K/,
      /Chief \$115K-\$175K/,
      /sourcing/i,
      /onboarding/i,
      /retention/i,
    ],
  },
  "electrician-hiring-guide-2025": {
    read: "9 min",
    dated: "January 20, 2025",
    published: "2025-01-20",
    category: GUIDES,
    context: "electrician_article",
    facts: [/license/i],
  },
};

/** What legal pages must contain, by slug. Slugs without a page are ignored. */
export const LEGAL_FACTS: Record<string, { sections: number; updated: string; sheet: string }> = {
  "terms-of-service": { sections: 10, updated: "January 2025", sheet: "T-100" },
  "privacy-policy": { sections: 10, updated: "January 2025", sheet: "T-200" },
};

export const STATE_COUNT = 50;

export const CATEGORIES = [MARKET, GUIDES, INDUSTRY, LOCAL];

export const FEATURED_COUNT = 5;

export const PAGE_FACTS: Record<string, readonly RequiredText[]> = {
  services: [
    "48-72 hours",
    "Zero upfront costs",
    "90 days",
    "Fixed monthly cost",
    /requirements analysis.+talent sourcing.+candidate screening.+seamless placement/i,
  ],
  about: ["92%", "4.9/5", "top 10%", "All 50 states", "98%", "500+", "10,000+", "$20K+", "50+ pages"],
  resume: [/24 hours/, "$20K+"],
  "404": ["404", "Oops! Page not found"],
};

export const SERVICE_COUNT = 4;
export const INDUSTRY_COUNT = 6;
