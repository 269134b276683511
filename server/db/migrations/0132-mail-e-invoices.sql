-- Invoices are sent as the e-invoice that their customer receives.

alter table mail_attachments add column format text;
