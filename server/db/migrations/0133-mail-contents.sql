-- A file in a message is not copied: its content stays as long as a message has it attached, also without the file.

alter table mail_attachments add column content_id bigint;
alter table mail_attachments add foreign key (content_id) references file_contents (id);
create index mail_attachments_content_id on mail_attachments (content_id);

create or replace function kontor_remove_content() returns trigger language plpgsql as $$
begin
  -- Waits for a message that is attaching it; what follows sees it.
  perform from file_contents where id = old.content_id for update;
  delete from file_contents c where c.id = old.content_id
    and not exists (select from mail_attachments a where a.content_id = c.id);
  return null;
end $$;
