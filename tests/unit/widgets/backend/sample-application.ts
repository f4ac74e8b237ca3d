export const SAMPLE_APPLICATION = {
  first_name: "Ann",
  last_name: "Lee",
  email: "a@b.co",
  phone: "1",
  desired_position: "Foreman",
  years_experience: "4-7 years",
  additional_information: null,
};
