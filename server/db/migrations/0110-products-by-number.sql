-- A product is found by its number while one types, in capitals or not.
create index products_artikelnummer_lower on products (lower(artikelnummer));
