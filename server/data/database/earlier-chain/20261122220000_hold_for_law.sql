-- A hold for a law's sake: records of referrals and resumes, for example, have to be kept for a time.
alter table private.retention_holds drop constraint retention_holds_reason_check;
alter table private.retention_holds add constraint retention_holds_reason_check
  check (reason in ('agreement', 'dispute', 'law', 'request'));
