alter table private.retention_holds drop constraint retention_holds_reason_check;
alter table private.retention_holds add constraint retention_holds_reason_check
  check (reason in ('agreement', 'dispute', 'law', 'request'));
