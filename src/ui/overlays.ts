/** What lies over every page: questions and notices. */
export { ConfirmModal } from './confirm-modal';
export { NoticeStack } from './notice-stack';
