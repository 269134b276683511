import { defineFields } from '../define';
import { placeholderProblem } from '../rules/mail-template';

/** Texts of messages: they name only placeholders that their kind has. */
export const mailTemplateFields = defineFields('MailTemplate', {
  betreff: { check: (betreff, { art }) => art && placeholderProblem(betreff, art) },
  text: { check: (text, { art }) => art && placeholderProblem(text, art) },
});
