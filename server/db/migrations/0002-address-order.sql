-- Pages in the order of the address number read the index alone, however deep. «Contains» and «starts
-- with» on the searched columns need no index of their own: they go through the one on suche.
create index addresses_adressnummer on addresses (adressnummer, id);
