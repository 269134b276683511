/** Type of users who have no place in the web application: portal and API (3-decisions 3.14). */
export const PORTAL = 4;
