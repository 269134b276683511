-- Whoever creates an address is told of one with the same VAT number: a filter on it by every such hint.
create index addresses_ust_id on addresses (ust_id, id);
