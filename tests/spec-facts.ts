/** A phrase that a page must contain. Dashes, quotes and white space are normalized before the comparison. */
export type RequiredText = string | RegExp;

export interface ArticleFacts {
  /** `context` of the article's `<lead-form>`, or `source` of its `<insight-lead-form>`. */
  context?: string;
  source?: string;
  facts?: readonly RequiredText[];
}

/** Buttons in articles about local markets. */
const LOCAL_BUTTONS = ["View Opportunities", "Request Custom Search"];

/** What articles must contain, by slug. Slugs without an article are ignored. */
export const ARTICLE_FACTS: Record<string, ArticleFacts> = {
  "2025-construction-engineering-salary-report": {
    context: "salary_report",
    facts: [
      /executive summary/i,
      /West Coast \+20%/,
      /Texas \+15%/,
      /Northeast \+10%/,
      /Southeast \+5%/,
      /Midwest Baseline/,
    ],
  },
  "project-manager-hiring-guide": {
    context: "pm_hiring_guide",
    facts: [
      /skills in three categories/i,
      /PMP adds 10-20%/,
      /\$5,000 to \$15,000/,
      /24 to 36 months/,
      /best practices/i,
      "Find Project Managers",
    ],
  },
  "infrastructure-spending-hiring-trends": {
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
    context: "labor_shortage",
    facts: [/shortage by role/i, /regional impact/i, /four ways to close the gap/i, /analysis/i],
  },
  "regional-market-analysis-top-construction-states": {
    context: "regional_markets",
    facts: [/West Coast \+20%/, /Texas \+15%/, /Northeast \+10%/, /Southeast \+5%/, ...LOCAL_BUTTONS],
  },
  "civil-engineer-hiring-guide": { context: "civil_guide", facts: [/\$75K.{0,10}\$115K/, /\$95K/] },
  "mep-engineer-recruitment-guide": { context: "mep_guide", facts: [/\$80K.{0,10}\$120K/, /\$100K/] },
  "construction-superintendent-hiring-playbook": {
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
    context: "structural_guide",
    facts: [/\$85K.{0,10}\$125K/, /\$105K/],
  },
  "construction-technology-trends-hiring": { context: "technology_trends" },
  "green-building-leed-hiring-impact": {
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
    context: "osha_hiring",
    facts: [
      "1,008",
      /10 or 30 hours/,
      /OSHA 30-Hour/,
      /evaluate a candidate/i,
      /interview questions/i,
      /\$78K.{0,10}\$118K/,
    ],
  },
  "bim-digital-construction-skills-guide": {
    context: "bim_guide",
    facts: [
      /75% .{0,40}contractors/,
      /software proficiency/i,
      /advanced skills/i,
      /best practices/i,
      /\$68K.{0,10}\$102K/,
    ],
  },
  "texas-construction-boom-hiring": {
    context: "texas_article",
    facts: [/over \$50B|\$50B\+/i, /over \$60B|\$60B\+/i, /outlook/i, /\+15%|15%/, ...LOCAL_BUTTONS],
  },
  "california-infrastructure-engineer-shortage": {
    context: "california_article",
    facts: ["$450B+", /regions/i, /outlook/i, ...LOCAL_BUTTONS],
  },
  "southeast-growth-construction-hotspots": {
    context: "southeast_article",
    facts: [/outlook/i, ...LOCAL_BUTTONS],
  },
  "remote-work-construction-engineering-trends": {
    source: "remote-work-insight",
    facts: [/40\/40\/20/, /60%.{0,80}2026/, "35%", "85%", /15-25%/],
  },
  "construction-talent-retention-2025": {
    source: "talent-retention-insight",
    facts: ["75%", "$15K-$25K", /\$20K|\$20,000/, /6 months|six months/, /10%/, "$200K-$500K"],
  },
  "midwest-construction-opportunities-2025": { context: "midwest_article", facts: LOCAL_BUTTONS },
  "hvac-technician-hiring-guide-2025": {
    context: "hvac_article",
    facts: [
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
      /red flags/i,
    ],
  },
  "construction-estimator-recruitment-strategy": {
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
      /onboarding/i,
      /retention/i,
    ],
  },
  "electrician-hiring-guide-2025": { context: "electrician_article" },
};

/** What legal pages must contain, by slug. Slugs without a page are ignored. */
export const LEGAL_FACTS: Record<string, { sections: number; effective: string; sheet: string }> = {
  "terms-of-service": { sections: 10, effective: "January 2025", sheet: "T-100" },
  "privacy-policy": { sections: 10, effective: "January 2025", sheet: "T-200" },
};

export const STATE_COUNT = 50;

export const CATEGORIES = ["Market Intelligence", "Hiring Guides", "Industry Insights", "Local Markets"];

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
  "landing-page": ["Illustrative example"],
  // Every kind of data that the database stores.
  "privacy-policy": [
    /additional information/,
    /file with its name and size/,
    /consent text .+ with its version/,
    /partner on whose page/,
    /utm_source/,
    /Global Privacy Control/,
    /score from 0 to 100/,
    /salted hash/,
  ],
  "404": ["404", "Oops! Page not found"],
};

export const SERVICE_COUNT = 4;
export const INDUSTRY_COUNT = 6;
