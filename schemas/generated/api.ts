// Written by scripts/api-refresh.ts. Never edited by hand.
export interface paths {
    "/system/benutzer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List users */
        get: operations["listUsers"];
        put?: never;
        /** Create one user */
        post: operations["createUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/benutzer/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one user */
        get: operations["readUser"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one user */
        patch: operations["changeUser"];
        trace?: never;
    };
    "/system/rollen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List roles */
        get: operations["listRoles"];
        put?: never;
        /** Create one role */
        post: operations["createRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/rollen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one role */
        get: operations["readRole"];
        put?: never;
        post?: never;
        /** Remove one role */
        delete: operations["removeRole"];
        options?: never;
        head?: never;
        /** Change one role */
        patch: operations["changeRole"];
        trace?: never;
    };
    "/system/protokoll": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List audit entries */
        get: operations["listAuditEntries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/importe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List imports */
        get: operations["listImports"];
        put?: never;
        /**
         * Begin an import into a list; asks for the right to create its records
         * @description `pfad` is the path of a list whose records can be created, with its parameters filled in, or the list of all parts of a kind: then each row names the record that it is a part of, in the property of the schema's `x-parent`. Any other → 422 msg_import_path.
         */
        post: operations["createImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/importe/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one import */
        get: operations["readImport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/parameter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List system parameters */
        get: operations["listSystemParameters"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/parameter/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one system parameter */
        get: operations["readSystemParameter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one system parameter */
        patch: operations["changeSystemParameter"];
        trace?: never;
    };
    "/stammdaten/texte": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List texts */
        get: operations["listTexts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/landeskennzeichen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List countries */
        get: operations["listCountries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/zahlungsarten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List payment methods */
        get: operations["listPaymentMethods"];
        put?: never;
        /** Create one payment method */
        post: operations["createPaymentMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/zahlungsarten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one payment method */
        get: operations["readPaymentMethod"];
        put?: never;
        post?: never;
        /** Remove one payment method */
        delete: operations["removePaymentMethod"];
        options?: never;
        head?: never;
        /** Change one payment method */
        patch: operations["changePaymentMethod"];
        trace?: never;
    };
    "/stammdaten/lieferbedingungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List delivery terms */
        get: operations["listDeliveryTerms"];
        put?: never;
        /** Create one delivery term */
        post: operations["createDeliveryTerm"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/lieferbedingungen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one delivery term */
        get: operations["readDeliveryTerm"];
        put?: never;
        post?: never;
        /** Remove one delivery term */
        delete: operations["removeDeliveryTerm"];
        options?: never;
        head?: never;
        /** Change one delivery term */
        patch: operations["changeDeliveryTerm"];
        trace?: never;
    };
    "/stammdaten/steuerklassen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tax classes */
        get: operations["listTaxClasses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/waehrungskurse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List exchange rates */
        get: operations["listExchangeRates"];
        put?: never;
        /** Create one exchange rate */
        post: operations["createExchangeRate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/waehrungskurse/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one exchange rate */
        get: operations["readExchangeRate"];
        put?: never;
        post?: never;
        /** Remove one exchange rate */
        delete: operations["removeExchangeRate"];
        options?: never;
        head?: never;
        /** Change one exchange rate */
        patch: operations["changeExchangeRate"];
        trace?: never;
    };
    "/stammdaten/adressen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List addresses */
        get: operations["listAddresses"];
        put?: never;
        /** Create one address */
        post: operations["createAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one address */
        get: operations["readAddress"];
        put?: never;
        post?: never;
        /** Remove one address */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        /** Change one address */
        patch: operations["changeAddress"];
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/dateien": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        /** List files of one address */
        get: operations["listFilesOfAddress"];
        put?: never;
        /** Add one file of one address */
        post: operations["createFileOfAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/dateien/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one file of one address */
        get: operations["readFileOfAddress"];
        put?: never;
        post?: never;
        /** Remove one file of one address */
        delete: operations["removeFileOfAddress"];
        options?: never;
        head?: never;
        /** Describe one file of one address */
        patch: operations["changeFileOfAddress"];
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/dateien/{id}/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                id: number;
            };
            cookie?: never;
        };
        /** The content of one file of one address */
        get: operations["readContentOfAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/ansprechpartner": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List persons */
        get: operations["listPersons"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/ansprechpartner": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        /** List persons of one address */
        get: operations["listPersonsOfAddress"];
        put?: never;
        /** Create one person */
        post: operations["createPerson"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/ansprechpartner/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one person */
        get: operations["readPerson"];
        put?: never;
        post?: never;
        /** Remove one person */
        delete: operations["removePerson"];
        options?: never;
        head?: never;
        /** Change one person */
        patch: operations["changePerson"];
        trace?: never;
    };
    "/stammdaten/artikel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List products */
        get: operations["listProducts"];
        put?: never;
        /** Create one product */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one product */
        get: operations["readProduct"];
        put?: never;
        post?: never;
        /** Remove one product */
        delete: operations["removeProduct"];
        options?: never;
        head?: never;
        /** Change one product */
        patch: operations["changeProduct"];
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/bilder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** List images of one product */
        get: operations["listImagesOfProduct"];
        put?: never;
        /** Add one image of one product */
        post: operations["createImageOfProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/bilder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one image of one product */
        get: operations["readImageOfProduct"];
        put?: never;
        post?: never;
        /** Remove one image of one product */
        delete: operations["removeImageOfProduct"];
        options?: never;
        head?: never;
        /** Describe one image of one product */
        patch: operations["changeImageOfProduct"];
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/freieFelder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** List product custom fields */
        get: operations["listProductCustomFields"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/warengruppen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List product groups */
        get: operations["listProductGroups"];
        put?: never;
        /** Create one product group */
        post: operations["createProductGroup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/warengruppen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one product group */
        get: operations["readProductGroup"];
        put?: never;
        post?: never;
        /** Remove one product group */
        delete: operations["removeProductGroup"];
        options?: never;
        head?: never;
        /** Change one product group */
        patch: operations["changeProductGroup"];
        trace?: never;
    };
    "/stammdaten/preisgruppen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List price groups */
        get: operations["listPriceGroups"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/preisgruppen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one price group */
        get: operations["readPriceGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one price group */
        patch: operations["changePriceGroup"];
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/kundensonderpreise": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        /** List special prices */
        get: operations["listSpecialPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/kundensonderpreise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one special price */
        get: operations["readSpecialPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                sonderpreisId: number;
            };
            cookie?: never;
        };
        /** List special price periods */
        get: operations["listSpecialPricePeriods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/kundensonderpreise/{sonderpreisId}/apz/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                sonderpreisId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one special price period */
        get: operations["readSpecialPricePeriod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/lager": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List storages */
        get: operations["listStorages"];
        put?: never;
        /** Create one storage */
        post: operations["createStorage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/lager/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one storage */
        get: operations["readStorage"];
        put?: never;
        post?: never;
        /** Remove one storage */
        delete: operations["removeStorage"];
        options?: never;
        head?: never;
        /** Change one storage */
        patch: operations["changeStorage"];
        trace?: never;
    };
    "/stammdaten/lagerkreise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List storage regions */
        get: operations["listStorageRegions"];
        put?: never;
        /** Create one storage region */
        post: operations["createStorageRegion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/lagerkreise/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one storage region */
        get: operations["readStorageRegion"];
        put?: never;
        post?: never;
        /** Remove one storage region */
        delete: operations["removeStorageRegion"];
        options?: never;
        head?: never;
        /** Change one storage region */
        patch: operations["changeStorageRegion"];
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/bestaende": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** List stock levels of one product */
        get: operations["listStockLevelsOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/lager/{lagerId}/bestaende": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                lagerId: number;
            };
            cookie?: never;
        };
        /** List stock levels of one storage */
        get: operations["listStockLevelsOfStorage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/lagerbewegungen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** List stock movements */
        get: operations["listStockMovements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/servicebestaende/gutteile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Good parts in the technician's own store; in all such stores for who is no technician */
        get: operations["listGoodParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/servicebestaende/doa": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Parts that were dead on arrival, in the technician's own store */
        get: operations["listDeadParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/servicebestaende/defekt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Defective parts in the technician's own store */
        get: operations["listDefectiveParts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/servicebestaende": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** List service stock of one product */
        get: operations["listServiceStockOfProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/lagerplatz-bestaende": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Stock per storage location */
        get: operations["listLocationStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/lagerplatz-bestaende/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one location stock */
        get: operations["readLocationStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/lagerplaetze": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List storage locations */
        get: operations["listStorageLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/techniker": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List technicians */
        get: operations["listTechnicians"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/umlagerungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List stock transfers */
        get: operations["listStockTransfers"];
        put?: never;
        /** Create one stock transfer */
        post: operations["createStockTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/umlagerungen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one stock transfer */
        get: operations["readStockTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List assets */
        get: operations["listAssets"];
        put?: never;
        /** Create one asset */
        post: operations["createAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one asset */
        get: operations["readAsset"];
        put?: never;
        post?: never;
        /** Remove one asset */
        delete: operations["removeAsset"];
        options?: never;
        head?: never;
        /** Change one asset */
        patch: operations["changeAsset"];
        trace?: never;
    };
    "/stammdaten/assets/{assetId}/dateien": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
            };
            cookie?: never;
        };
        /** List files of one asset */
        get: operations["listFilesOfAsset"];
        put?: never;
        /** Add one file of one asset */
        post: operations["createFileOfAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets/{assetId}/dateien/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one file of one asset */
        get: operations["readFileOfAsset"];
        put?: never;
        post?: never;
        /** Remove one file of one asset */
        delete: operations["removeFileOfAsset"];
        options?: never;
        head?: never;
        /** Describe one file of one asset */
        patch: operations["changeFileOfAsset"];
        trace?: never;
    };
    "/stammdaten/assets/{assetId}/dateien/{id}/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
                id: number;
            };
            cookie?: never;
        };
        /** The content of one file of one asset */
        get: operations["readContentOfAsset"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets/{assetId}/bilder": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
            };
            cookie?: never;
        };
        /** List images of one asset */
        get: operations["listImagesOfAsset"];
        put?: never;
        /** Add one image of one asset */
        post: operations["createImageOfAsset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets/{assetId}/bilder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one image of one asset */
        get: operations["readImageOfAsset"];
        put?: never;
        post?: never;
        /** Remove one image of one asset */
        delete: operations["removeImageOfAsset"];
        options?: never;
        head?: never;
        /** Describe one image of one asset */
        patch: operations["changeImageOfAsset"];
        trace?: never;
    };
    "/crm/erinnerungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List reminders */
        get: operations["listReminders"];
        put?: never;
        /** Create a reminder, for oneself or for a colleague */
        post: operations["createReminder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/erinnerungen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one reminder */
        get: operations["readReminder"];
        put?: never;
        post?: never;
        /** Remove one reminder */
        delete: operations["removeReminder"];
        options?: never;
        head?: never;
        /** Change, postpone, finish or hand over one of the own reminders */
        patch: operations["changeReminder"];
        trace?: never;
    };
    "/zeiterfassung/Nachbuchung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List subsequent bookings */
        get: operations["listSubsequentBookings"];
        put?: never;
        /** Create one subsequent booking */
        post: operations["createSubsequentBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zeiterfassung/Nachbuchung/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one subsequent booking */
        get: operations["readSubsequentBooking"];
        put?: never;
        post?: never;
        /** Remove one subsequent booking */
        delete: operations["removeSubsequentBooking"];
        options?: never;
        head?: never;
        /** Change one subsequent booking */
        patch: operations["changeSubsequentBooking"];
        trace?: never;
    };
    "/crm/aktivitaeten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List activities */
        get: operations["listActivities"];
        put?: never;
        /** Create one activity */
        post: operations["createActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{ticketId}/aktivitaeten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: number;
            };
            cookie?: never;
        };
        /** List activities of one ticket */
        get: operations["listActivitiesOfTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/aktivitaeten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one activity */
        get: operations["readActivity"];
        put?: never;
        post?: never;
        /** Remove one activity */
        delete: operations["removeActivity"];
        options?: never;
        head?: never;
        /** Change one activity */
        patch: operations["changeActivity"];
        trace?: never;
    };
    "/crm/aktivitaetsvorlagen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List activity templates */
        get: operations["listActivityTemplates"];
        put?: never;
        /** Create one activity template */
        post: operations["createActivityTemplate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/aktivitaetsvorlagen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one activity template */
        get: operations["readActivityTemplate"];
        put?: never;
        post?: never;
        /** Remove one activity template */
        delete: operations["removeActivityTemplate"];
        options?: never;
        head?: never;
        /** Change one activity template */
        patch: operations["changeActivityTemplate"];
        trace?: never;
    };
    "/crm/deals": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List deals */
        get: operations["listDeals"];
        put?: never;
        /** Create one deal */
        post: operations["createDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/deals/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one deal */
        get: operations["readDeal"];
        put?: never;
        post?: never;
        /** Remove one deal */
        delete: operations["removeDeal"];
        options?: never;
        head?: never;
        /** Change one deal */
        patch: operations["changeDeal"];
        trace?: never;
    };
    "/crm/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List tickets */
        get: operations["listTickets"];
        put?: never;
        /** Create one ticket */
        post: operations["createTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{hauptTicketId}/untertickets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                hauptTicketId: number;
            };
            cookie?: never;
        };
        /** List tickets of one ticket */
        get: operations["listTicketsOfTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one ticket */
        get: operations["readTicket"];
        put?: never;
        post?: never;
        /** Remove one ticket */
        delete: operations["removeTicket"];
        options?: never;
        head?: never;
        /** Change one ticket */
        patch: operations["changeTicket"];
        trace?: never;
    };
    "/crm/tickets/{ticketId}/anhaenge": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: number;
            };
            cookie?: never;
        };
        /** List files of one ticket */
        get: operations["listFilesOfTicket"];
        put?: never;
        /** Add one file of one ticket */
        post: operations["createFileOfTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{ticketId}/anhaenge/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one file of one ticket */
        get: operations["readFileOfTicket"];
        put?: never;
        post?: never;
        /** Remove one file of one ticket */
        delete: operations["removeFileOfTicket"];
        options?: never;
        head?: never;
        /** Describe one file of one ticket */
        patch: operations["changeFileOfTicket"];
        trace?: never;
    };
    "/crm/tickets/{ticketId}/anhaenge/{id}/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: number;
                id: number;
            };
            cookie?: never;
        };
        /** The content of one file of one ticket */
        get: operations["readContentOfTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List service materials */
        get: operations["listServiceMaterials"];
        put?: never;
        /** Create one service material */
        post: operations["createServiceMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/material": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        /** List service materials of one service order */
        get: operations["listServiceMaterialsOfServiceOrder"];
        put?: never;
        /** Take a part that nobody planned from one's own store */
        post: operations["addOrderMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one service material */
        get: operations["readServiceMaterial"];
        put?: never;
        post?: never;
        /** Remove one service material */
        delete: operations["removeServiceMaterial"];
        options?: never;
        head?: never;
        /** Change one service material */
        patch: operations["changeServiceMaterial"];
        trace?: never;
    };
    "/service/material/{materialId}/buchungen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                materialId: number;
            };
            cookie?: never;
        };
        /** List material bookings */
        get: operations["listMaterialBookings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/klaerungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List refused calls */
        get: operations["listRefusedCalls"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/klaerungen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one refused call */
        get: operations["readRefusedCall"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{planungId}/unterschriften": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        /** List service signatures */
        get: operations["listServiceSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/service/auftragsarten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List service order types */
        get: operations["listServiceOrderTypes"];
        put?: never;
        /** Create one service order type */
        post: operations["createServiceOrderType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/service/auftragsarten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one service order type */
        get: operations["readServiceOrderType"];
        put?: never;
        post?: never;
        /** Remove one service order type */
        delete: operations["removeServiceOrderType"];
        options?: never;
        head?: never;
        /** Change one service order type */
        patch: operations["changeServiceOrderType"];
        trace?: never;
    };
    "/stammdaten/service/abrechnungsarten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List service billing types */
        get: operations["listServiceBillingTypes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/service/taetigkeiten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List service activities */
        get: operations["listServiceActivities"];
        put?: never;
        /** Create one service activity */
        post: operations["createServiceActivity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/service/taetigkeiten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one service activity */
        get: operations["readServiceActivity"];
        put?: never;
        post?: never;
        /** Remove one service activity */
        delete: operations["removeServiceActivity"];
        options?: never;
        head?: never;
        /** Change one service activity */
        patch: operations["changeServiceActivity"];
        trace?: never;
    };
    "/stammdaten/service/mehraufwandsarten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List extra work types */
        get: operations["listExtraWorkTypes"];
        put?: never;
        /** Create one extra work type */
        post: operations["createExtraWorkType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/service/mehraufwandsarten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one extra work type */
        get: operations["readExtraWorkType"];
        put?: never;
        post?: never;
        /** Remove one extra work type */
        delete: operations["removeExtraWorkType"];
        options?: never;
        head?: never;
        /** Change one extra work type */
        patch: operations["changeExtraWorkType"];
        trace?: never;
    };
    "/stammdaten/service/kalendertypen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List calendar entry types */
        get: operations["listCalendarEntryTypes"];
        put?: never;
        /** Create one calendar entry type */
        post: operations["createCalendarEntryType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/service/kalendertypen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one calendar entry type */
        get: operations["readCalendarEntryType"];
        put?: never;
        post?: never;
        /** Remove one calendar entry type */
        delete: operations["removeCalendarEntryType"];
        options?: never;
        head?: never;
        /** Change one calendar entry type */
        patch: operations["changeCalendarEntryType"];
        trace?: never;
    };
    "/stammdaten/service/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List service statuses */
        get: operations["listServiceStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List service orders */
        get: operations["listServiceOrders"];
        put?: never;
        /** Create one service order */
        post: operations["createServiceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one service order */
        get: operations["readServiceOrder"];
        put?: never;
        post?: never;
        /** Remove one service order */
        delete: operations["removeServiceOrder"];
        options?: never;
        head?: never;
        /** Change one service order */
        patch: operations["changeServiceOrder"];
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/dateien": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        /** List files of one service order */
        get: operations["listFilesOfServiceOrder"];
        put?: never;
        /** Add one file of one service order */
        post: operations["createFileOfServiceOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/dateien/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one file of one service order */
        get: operations["readFileOfServiceOrder"];
        put?: never;
        post?: never;
        /** Remove one file of one service order */
        delete: operations["removeFileOfServiceOrder"];
        options?: never;
        head?: never;
        /** Describe one file of one service order */
        patch: operations["changeFileOfServiceOrder"];
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/dateien/{id}/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
                id: number;
            };
            cookie?: never;
        };
        /** The content of one file of one service order */
        get: operations["readContentOfServiceOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List planning items */
        get: operations["listPlanningItems"];
        put?: never;
        /** Create one planning item */
        post: operations["createPlanningItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/planung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        /** List planning items of one service order */
        get: operations["listPlanningItemsOfServiceOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one planning item */
        get: operations["readPlanningItem"];
        put?: never;
        post?: never;
        /** Remove one planning item */
        delete: operations["removePlanningItem"];
        options?: never;
        head?: never;
        /** Change one planning item */
        patch: operations["changePlanningItem"];
        trace?: never;
    };
    "/service/planung/{planungId}/dateien": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        /** List files of one planning item */
        get: operations["listFilesOfPlanningItem"];
        put?: never;
        /** Add one file of one planning item */
        post: operations["createFileOfPlanningItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{planungId}/dateien/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one file of one planning item */
        get: operations["readFileOfPlanningItem"];
        put?: never;
        post?: never;
        /** Remove one file of one planning item */
        delete: operations["removeFileOfPlanningItem"];
        options?: never;
        head?: never;
        /** Describe one file of one planning item */
        patch: operations["changeFileOfPlanningItem"];
        trace?: never;
    };
    "/service/planung/{planungId}/dateien/{id}/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
                id: number;
            };
            cookie?: never;
        };
        /** The content of one file of one planning item */
        get: operations["readContentOfPlanningItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{planungId}/arbeitszeiten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        /** List work times */
        get: operations["listWorkTimes"];
        put?: never;
        /** Create one work time */
        post: operations["createWorkTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{planungId}/arbeitszeiten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one work time */
        get: operations["readWorkTime"];
        put?: never;
        post?: never;
        /** Remove one work time */
        delete: operations["removeWorkTime"];
        options?: never;
        head?: never;
        /** Change one work time */
        patch: operations["changeWorkTime"];
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/mehraufwaende": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        /** List extra works */
        get: operations["listExtraWorks"];
        put?: never;
        /** Create one extra work */
        post: operations["createExtraWork"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{serviceAuftragId}/mehraufwaende/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one extra work */
        get: operations["readExtraWork"];
        put?: never;
        post?: never;
        /** Remove one extra work */
        delete: operations["removeExtraWork"];
        options?: never;
        head?: never;
        /** Change one extra work */
        patch: operations["changeExtraWork"];
        trace?: never;
    };
    "/service/kalender": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List calendar entries */
        get: operations["listCalendarEntries"];
        put?: never;
        /** Create one calendar entry */
        post: operations["createCalendarEntry"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/kalender/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one calendar entry */
        get: operations["readCalendarEntry"];
        put?: never;
        post?: never;
        /** Remove one calendar entry */
        delete: operations["removeCalendarEntry"];
        options?: never;
        head?: never;
        /** Change one calendar entry */
        patch: operations["changeCalendarEntry"];
        trace?: never;
    };
    "/verkauf/belege": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List sales documents */
        get: operations["listSalesDocuments"];
        put?: never;
        /** Create one sales document */
        post: operations["createSalesDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one sales document */
        get: operations["readSalesDocument"];
        put?: never;
        post?: never;
        /** Remove one sales document */
        delete: operations["removeSalesDocument"];
        options?: never;
        head?: never;
        /** Change one sales document */
        patch: operations["changeSalesDocument"];
        trace?: never;
    };
    "/verkauf/belege/{belegId}/dateien": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        /** List files of one sales document */
        get: operations["listFilesOfSalesDocument"];
        put?: never;
        /** Add one file of one sales document */
        post: operations["createFileOfSalesDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/dateien/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one file of one sales document */
        get: operations["readFileOfSalesDocument"];
        put?: never;
        post?: never;
        /** Remove one file of one sales document */
        delete: operations["removeFileOfSalesDocument"];
        options?: never;
        head?: never;
        /** Describe one file of one sales document */
        patch: operations["changeFileOfSalesDocument"];
        trace?: never;
    };
    "/verkauf/belege/{belegId}/dateien/{id}/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
                id: number;
            };
            cookie?: never;
        };
        /** The content of one file of one sales document */
        get: operations["readContentOfSalesDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/positionen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        /** List sales positions */
        get: operations["listSalesPositions"];
        put?: never;
        /** Create one sales position */
        post: operations["createSalesPosition"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/positionen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one sales position */
        get: operations["readSalesPosition"];
        put?: never;
        post?: never;
        /** Remove one sales position */
        delete: operations["removeSalesPosition"];
        options?: never;
        head?: never;
        /** Change one sales position */
        patch: operations["changeSalesPosition"];
        trace?: never;
    };
    "/verkauf/belege/{belegId}/historie": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        /** List document history */
        get: operations["listDocumentHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/unterschriften": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        /** List signatures */
        get: operations["listSignatures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List open items */
        get: operations["listOpenItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one open item */
        get: operations["readOpenItem"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten/{offenePostenId}/zahlungen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offenePostenId: number;
            };
            cookie?: never;
        };
        /** List payments */
        get: operations["listPayments"];
        put?: never;
        /** Create one payment */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten/{offenePostenId}/zahlungen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offenePostenId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one payment */
        get: operations["readPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auswertungen/umsatzpositionen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List turnover positions */
        get: operations["listTurnoverPositions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/nachrichten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mail messages */
        get: operations["listMailMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/nachrichten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one mail message */
        get: operations["readMailMessage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/konten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mail accounts */
        get: operations["listMailAccounts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/konten/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one mail account */
        get: operations["readMailAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one mail account */
        patch: operations["changeMailAccount"];
        trace?: never;
    };
    "/mail/vorlagen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mail templates */
        get: operations["listMailTemplates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/vorlagen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one mail template */
        get: operations["readMailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Change one mail template */
        patch: operations["changeMailTemplate"];
        trace?: never;
    };
    "/mail/signaturen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List mail signatures */
        get: operations["listMailSignatures"];
        put?: never;
        /** Create one mail signature */
        post: operations["createMailSignature"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/signaturen/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** Read one mail signature */
        get: operations["readMailSignature"];
        put?: never;
        post?: never;
        /** Remove one mail signature */
        delete: operations["removeMailSignature"];
        options?: never;
        head?: never;
        /** Change one mail signature */
        patch: operations["changeMailSignature"];
        trace?: never;
    };
    "/webapp/suche": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Search everything that the caller may see: 5 rows of each section and how many there are */
        get: operations["searchEverything"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Figures of the start page, by block: of all lists that the caller may see */
        get: operations["readStart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/passwort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change the own password; other sessions of the user end
         * @description Every token from before is worth nothing any more, those of this session too: the answer brings new ones, as a login does.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/geraete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Where a user is logged in; one's own devices unless another user is named */
        get: operations["listDevices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/geraete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Log out on a device, one's own or by right somebody else's
         * @description Nobody but an administrator logs an administrator out.
         */
        delete: operations["endDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/geraeteschluessel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What devices of the user seal his unsent work with
         * @description The same for all devices and logins of a user, until his devices are wiped. A device keeps only a key that it derives from it, and drops that with the logout.
         */
        get: operations["readDeviceSecret"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/benutzer/{id}/geraeteloeschung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Log a user out everywhere and take from each device what it has kept, sent or not
         * @description Administrators only, for a lost device. A device does it when it next asks for a new session; what it had not sent is lost then. The login name is typed, so that nobody does it by a slip.
         */
        post: operations["wipeDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/benutzer/{id}/passwort": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give a user a new password, to be changed after the next login; all sessions of the user end */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/ereignisse": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Changes and locks of all records the caller may read
         * @description Server-sent events, read by a fetch stream because EventSource sends no token. `bereit` (the stream has begun) · `aenderung` (of a record or of its files and images) and `sperre` with a RecordEvent as data · `neuladen` (something was missed: fetch what is shown) · comments every 15 s. The stream ends with its token, the session or the server; whoever opens another one fetches what is shown, because nothing is repeated.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/dateien/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The content of any file, for whoever may read the record it belongs to */
        get: operations["readFileContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/bilder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send an image that a record's gfxid will name
         * @description Until a record names it, only its sender sees it; after a day without one it is gone.
         */
        post: operations["createImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/bilder/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What is known of one image */
        get: operations["readImage"];
        put?: never;
        post?: never;
        /** Remove one image */
        delete: operations["removeImage"];
        options?: never;
        head?: never;
        /** Move one image within its gallery */
        patch: operations["changeImage"];
        trace?: never;
    };
    "/stammdaten/bilder/{gfxid}/gfx": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                gfxid: number;
            };
            cookie?: never;
        };
        /** An image, for whoever may read the record it belongs to */
        get: operations["readImageContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/aenderungen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Change history of a record, newest first; also of one that has been removed */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/importprobe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What rows would become, without storing any of them
         * @description Each batch is tried for itself: rows of former ones are not there. Asks for the rights of the import itself.
         */
        post: operations["tryImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/importe/{id}/zeilen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Store the next rows of one's own import
         * @description Each row is created or changed as a single call would, with the same rules, rights and history; a refused one does not stop the others. 409 msg_import_closed once the import is being undone.
         */
        post: operations["importRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/importe/{id}/rueckgaengig": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo an import, up to 200 rows a call, the last ones first
         * @description Removes what it created and restores what it changed, each as a single call would, with the rights of these. What was changed since, or may not be removed, stays and is answered in `behalten`. The caller repeats the call until `rest` is 0.
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/sperren": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Own locks; those of everybody for who may release them */
        get: operations["listLocks"];
        put?: never;
        /**
         * Tell that one edits a record
         * @description A part of a record is locked by the record it belongs to. Who holds the lock already gets the same one, its lease begun anew. Where locks block (`x-lock: blocking`), another holder answers 423; elsewhere the caller gets a lock of its own and reads in `benutzer` and `gesperrtSeit` who has been editing the record longest.
         */
        post: operations["takeLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/sperren/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Give a lock back, or with SYS_SPERREN_LOESEN take somebody's away */
        delete: operations["releaseLock"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/sperren/{token}/verlaengerung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep a lock alive; every 60 s */
        post: operations["renewLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cmn/computed-queries/{groupKey}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rows, groups and totals of a list by predicate, order and preset
         * @description Reads only. `{groupKey}/{id}` is a list's path without its leading slash and without parameters (`stammdaten/adressen`); a list that is not there answers 404.
         */
        post: operations["runComputedQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cmn/computed-queries/{groupKey}/{id}/presets": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
            };
            cookie?: never;
        };
        /** The caller's own presets of a query and those shared with the caller */
        get: operations["listQueryPresets"];
        put?: never;
        /** Store a preset; one for a role or for all needs ANS_TEILEN */
        post: operations["createQueryPreset"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cmn/computed-queries/{groupKey}/{id}/presets/{presetId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
                presetId: number;
            };
            cookie?: never;
        };
        /** A preset with its content */
        get: operations["readQueryPreset"];
        put?: never;
        post?: never;
        /** Remove a preset */
        delete: operations["removeQueryPreset"];
        options?: never;
        head?: never;
        /**
         * Change a preset (JSON merge; null clears)
         * @description A private one by its owner; a shared one by its owner with ANS_TEILEN, or by an administrator. `istStandard` and `istAngeheftet` alone are the caller's own choice and open to everybody who sees the preset.
         */
        patch: operations["changeQueryPreset"];
        trace?: never;
    };
    "/system/abrufe": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read many paths at once
         * @description Each path is read as a single GET would be, with the rights of its own, and answered with its status; one that fails does not stop the others. What no longer fits into eight megabytes is answered with 413 and no content.
         */
        post: operations["readTogether"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/zweiterfaktor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The second step of a login whose password was right; at most 5 tries per anmeldungToken */
        post: operations["logInWithSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/bestaetigung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Prove once more, by the password, who uses this session; holds for ten minutes */
        post: operations["confirmSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/zweiterfaktor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The second factors of the current user */
        get: operations["readSecondFactors"];
        put?: never;
        /** Add what was prepared; needs a confirmed session (428) */
        post: operations["addSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/zweiterfaktor/vorbereitung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What the browser or the authenticator app needs for a new factor; needs a confirmed session (428) */
        post: operations["prepareSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/zweiterfaktor/wiederherstellung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** New recovery codes in place of all former ones; needs a confirmed session (428) */
        post: operations["renewRecoveryCodes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/zweiterfaktor/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove a factor of one's own; needs a confirmed session (428) */
        delete: operations["removeSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/benutzer/{id}/zweiterfaktor": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Remove every second factor of a user who has lost it; all sessions of the user end */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Log in with Basic credentials */
        post: operations["login"];
        /**
         * End the session
         * @description Any token of the session will do: also its renewal token, and one that has run out. Whoever leaves must not be kept in because time has passed.
         */
        delete: operations["logout"];
        /** Availability check */
        options: operations["checkAvailability"];
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/login/erneuerung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Exchange a renewal token for a new pair */
        post: operations["renewLogin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The current user */
        get: operations["readMe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/parameter/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        /** A stored preference of the current user */
        get: operations["readPreference"];
        put?: never;
        /**
         * Store a preference, replacing the former value
         * @description What is stored as `userStorageRegion` needs LAG_LGK_WECHSELN besides.
         */
        post: operations["storePreference"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/AP3": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** Graduated prices of a product, one row per price group */
        get: operations["listTierPrices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/AP5": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** Graduated surcharges of a product and the prices they give, one row per price group */
        get: operations["listTierSurcharges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/preisfindung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** The price of a product, with the rule, tier and date that won */
        get: operations["explainPrice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/artikel/{artikelId}/bestandsbelege": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        /** The documents behind a quantity of a warehouse; their quantities add up to it */
        get: operations["listStockDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/lagerplatz-bestaende/{id}/lagerplatz": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        /** Put what lies at a location elsewhere in its warehouse */
        put: operations["moveToLocation"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/umlagerungen/{id}/bestaetigung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm that what was on its way has come */
        post: operations["confirmTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/umlagerungen/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The paper that goes with a transfer, as a PDF */
        get: operations["printTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/lager/umlagerungen/{id}/storno": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Cancel a transfer; what is on its way goes back */
        post: operations["cancelTransfer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets/sfelder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this installation calls the free fields of its assets */
        get: operations["readAssetLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/assets/{id}/etikett": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: number;
            };
            cookie?: never;
        };
        /** A label with a code to stick on the asset */
        get: operations["readAssetLabel"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zeiterfassung/Zeitbuchung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The times of a day, whether one is signed in now, and what the law says of it */
        get: operations["readTimeDay"];
        put?: never;
        /** Sign in or out, by the clock of the server unless the device was offline */
        post: operations["bookTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zeiterfassung/Nachbuchung/{id}/genehmigung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Approve a subsequent booking of somebody else; from then on it counts */
        post: operations["approveSubsequentBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/zeiterfassung/Nachbuchung/{id}/ablehnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a subsequent booking, with a reason */
        post: operations["refuseSubsequentBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/deals/freiefelder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this installation calls the free fields of its deals */
        get: operations["readDealLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/deals/{id}/abschluss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Win or lose a deal */
        post: operations["closeDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/deals/{id}/wiedereroeffnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a deal that was won or lost */
        post: operations["reopenDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/tickets/abrechnungsarten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How tickets are billed */
        get: operations["listTicketBillingKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/tickets/abrechnungsregeln": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How activities of tickets are billed */
        get: operations["listTicketBillingRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/tickets/prioritaeten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Priorities of tickets */
        get: operations["listTicketPriorities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/tickets/rollen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Roles that tickets are for */
        get: operations["listTicketRoles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/tickets/statustexte": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Statuses of tickets */
        get: operations["listTicketStatuses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/tickets/arten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Kinds of tickets */
        get: operations["listTicketKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/freiefelder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What this installation calls the free fields of its tickets */
        get: operations["readTicketLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}/erledigung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a ticket, or hand it to whom it goes back to */
        post: operations["completeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}/rueckfrage": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask a colleague about a ticket */
        post: operations["askAboutTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}/antwort": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Answer what one was asked about a ticket */
        post: operations["answerTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}/zusammenfuehrung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge a ticket into another one */
        post: operations["mergeTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/umlagerung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send material on its way to its technician */
        post: operations["shipMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/anlieferung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say that material lies ready to be confirmed */
        post: operations["deliverMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/bestaetigung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Confirm what was received */
        post: operations["confirmMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/einbau": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Install parts */
        post: operations["installMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/doa": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put aside what was dead on arrival */
        post: operations["returnDeadMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/gutteilretoure": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give back parts that were not needed */
        post: operations["returnGoodMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/defekt": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Say where defective parts are that were taken out */
        post: operations["returnDefectMaterial"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/buchungen/{bid}/storno": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                bid: number;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a booking of the same day */
        post: operations["undoMaterialBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/material/{id}/ruecknahme": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo what was booked last, on the same day */
        post: operations["undoLastMaterialBooking"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/klaerungen/nach-schluessel/{schluessel}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key under which the call was recorded */
                schluessel: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Tell what has become of a call that was refused, and hear what the office has decided
         * @description The device of whoever recorded the call tells it, as often as it likes: the same state changes nothing. What was decided for an older refusal is forgotten with a newer one. The call itself is never made here.
         */
        put: operations["tellRefusedCall"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/klaerungen/{id}/erneut": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the device try the call again */
        post: operations["retryRefusedCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/system/klaerungen/{id}/verwerfen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let the device give the call up, with a reason */
        post: operations["discardRefusedCall"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/ergebnis": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note the result of a task, so that its report says it before it is signed */
        post: operations["noteResult"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/bericht": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The report of a task as a PDF, with the signature that still holds for it */
        get: operations["readServiceReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/bericht/daten": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What stands on the report of a task, for a device that lays it out itself */
        get: operations["readReportFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/berichtsvorlage/{sprache}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sprache: "de" | "en" | "fr";
            };
            cookie?: never;
        };
        /**
         * What all reports in a language have in common
         * @description The company's letter paper, and what a device needs to say what it adds to a report.
         */
        get: operations["readReportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/unterschrift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the report of a task, or say why it is not signed */
        post: operations["signServiceReport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/annahme": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Accept a task that was sent */
        post: operations["acceptTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/ablehnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Refuse a task; dispatch plans it anew */
        post: operations["refuseTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/reisebeginn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the travel to a task */
        post: operations["startTravel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/ankunft": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Arrive on site */
        post: operations["arriveOnSite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/korrektur": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct when the travel began, when it ended, how far it was, or since when the timer runs
         * @description By its technician on the same day, unless the report is signed or the order reviewed; later by dispatch. What reaches the server after noon of the next day comes too late, unless what it corrects did so as well. The history keeps the former times and the reason.
         */
        post: operations["correctSteps"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{planungId}/arbeitszeiten/{id}/korrektur": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct when work began and ended, also once the task is over
         * @description By whoever worked then, as the task's technician, on the same day, unless the report is signed or the order reviewed; later by dispatch. What reaches the server after noon of the next day comes too late, unless what it corrects did so as well. The history of the task keeps the former times and the reason.
         */
        post: operations["correctWorkTime"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/unterbrechung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suspend a task, until a time or for dispatch to plan anew */
        post: operations["suspendTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/abbruch": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Abort a call */
        post: operations["abortTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/telefonbeginn": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin to settle a task by phone */
        post: operations["startByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/telefonabschluss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a task by phone */
        post: operations["completeByPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/abschluss": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Complete a task */
        post: operations["completeTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/versand": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a planned task to its technician, or to all of them */
        post: operations["sendTask"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/zeitmessung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Start the timer of a task */
        post: operations["startTimer"];
        /** Stop the timer; what it measured becomes a working time */
        delete: operations["stopTimer"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/planung/{id}/abfragewerte": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What is asked of who does a task, and what was answered */
        get: operations["readChecklist"];
        /** Answer questions of the checklist; those that are not named stay as they are */
        put: operations["answerChecklist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}/freigabe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Release an order for planning */
        post: operations["releaseOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}/pruefung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Review what was done */
        post: operations["reviewOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}/wiederoeffnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Open a completed order again */
        post: operations["reopenOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/deals/{id}/belegzuweisen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a document be part of a deal */
        post: operations["assignDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/dealzuweisen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a document be part of a deal that there is */
        post: operations["assignDeal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/deal": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a deal of a document, which is part of it then; whose it is follows from the document */
        post: operations["createDealOfDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}/abrechnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a document of what a completed ticket took */
        post: operations["billTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/crm/tickets/{id}/wiedereroeffnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go on with a ticket that was done or rejected */
        post: operations["reopenTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/vorgaenger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        /** Documents a document came from */
        get: operations["listPredecessors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/nachfolger": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        /** Documents that came from a document */
        get: operations["listSuccessors"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/summen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        /** Sums of a document, tax per rate */
        get: operations["readDocumentTotals"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stammdaten/adressen/{adresseId}/historie": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        /** What an address has bought, newest first */
        get: operations["listItemHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/drucken": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note that a document was printed; a saved one becomes a printed one */
        post: operations["printDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/simulation": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What booking would do, and what the law says is missing */
        post: operations["simulateDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/buchen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Book a document, with its number, stock and open item; from then on it never changes */
        post: operations["bookDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/umwandeln/{targetType}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
                targetType: "02" | "03" | "04" | "05";
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over what is left of a booked document, or some of it, into its successor */
        post: operations["convertDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/aufloesen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Give up what is left of an offer or an order */
        post: operations["dissolveDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/stornieren": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a booked document; an invoice by a booked counter document */
        post: operations["cancelDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/kopieren": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a new document with the lines of this one */
        post: operations["copyDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/positionen-uebernehmen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Append copies of another document's lines to a draft, at the prices that they have there */
        post: operations["takeDocumentLines"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/unterschrift": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Sign the PDF of a document, or say why it is not signed */
        post: operations["signDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/notiz": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Add a remark to the history of a document, booked ones too */
        post: operations["noteOnDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/sendungsnummer": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Note the parcel number of a document, booked ones too */
        post: operations["trackDocument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/sammelumwandlung": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take over what is left of several booked documents: into one successor of those whose heads agree. Refused (409) where heads differ and nobody says what counts, or that each is to have a successor of its own */
        post: operations["convertDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/sammelumwandlung/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Which successors would come of several documents, and where their heads differ; nothing is stored */
        post: operations["planConversion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** The document as it is sent; a draft with a watermark, a booked one as it was booked */
        get: operations["readDocumentPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{id}/erechnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A booked invoice as an electronic one: the XML of XRechnung, or the PDF of ZUGFeRD with the XML inside; the same bytes at every call */
        get: operations["readEInvoice"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/verkauf/belege/{belegId}/positionsvorschlag": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        /** What a line of a product is in this document: its texts, price with its reason, tax and what is available. The product by its id or by a code: number, EAN, or a name that only one has */
        get: operations["suggestPosition"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}/abrechnung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the draft of an invoice of what was done for a service order */
        post: operations["billOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}/abrechnung/vorschau": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an invoice of a service order would say, and what it would leave out */
        post: operations["planBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/service/auftraege/{id}/abrechnung/verzicht": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Settle a service order without an invoice */
        post: operations["waiveBilling"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten/{id}/klaerung": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put an open item into clarification; dunning rests until the date, its owner is reminded */
        post: operations["clarifyOpenItem"];
        /** End the clarification of an open item */
        delete: operations["endClarification"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten/{id}/mahnstufe": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the dunning level of an open item by hand */
        post: operations["setDunningLevel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/finanzen/offeneposten/{offenePostenId}/zahlungen/{id}/storno": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offenePostenId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Undo a payment by its counter entry */
        post: operations["reversePayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auswertungen/umsatzstatistik/daten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Net turnover per month */
        get: operations["readTurnover"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auswertungen/umsatzwarengruppen/daten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Net turnover per product group and month */
        get: operations["readTurnoverByGroup"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auswertungen/offenepostenuebersicht/daten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open items per dunning level and in clarification */
        get: operations["readOpenItemOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auswertungen/auftragsrueckstaende/daten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open order backlog */
        get: operations["readBackorders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auswertungen/deals/daten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Open deals by phase and by the month in which they are expected to be closed */
        get: operations["readDealOutlook"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/versand/{id}/{quelle}/entwurf": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of the record that the message is about */
                quelle: components["parameters"]["source"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** What a message about a record would be: recipients by their role, texts of the template in the customer's language, what may be attached. Takes the right to see the record */
        get: operations["draftMail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/versand/{id}/{quelle}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Kind of the record that the message is about */
                quelle: components["parameters"]["source"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queue a message about a record, with its paper and the named files of the record attached. Takes the right to see the record */
        post: operations["sendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/sammelversand/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Who would get which of several documents; nothing is stored */
        post: operations["planMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/sammelversand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Queue a message for each of several booked documents, as their drafts are. Refused (409) as a whole where one cannot be sent */
        post: operations["sendMails"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/nachrichten/{id}/erneut": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a message again that failed, was held back, or may or may not have gone out; 409 for any other */
        post: operations["retryMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/nachrichten/{id}/verwerfen": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Decide that a message is not sent (again); 409 for one that is under way or was sent */
        post: operations["discardMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/nachrichten/{id}/eml": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A message with its attachments as mail programs open it (RFC 5322) */
        get: operations["readMailFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/konten/{id}/kennwort": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Keep the password of the mail server, sealed; nobody reads it again */
        post: operations["setMailPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/konten/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Send a test message at once, with the stored settings; 409 says what the mail server answered */
        post: operations["testMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mail/vorlagen/{id}/vorschau": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        /** A template with sample values in the place of its placeholders */
        get: operations["previewMailTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/basisdaten": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Small reference lists that every page needs */
        get: operations["readBasicData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/webapp/systeminfo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Licence, versions, information links */
        get: operations["readSystemInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        DeviceWipe: {
            benutzername: string;
        };
        TemporaryPassword: {
            /** Format: password */
            neuesPasswort: string;
        };
        User: {
            readonly id: number;
            readonly version: number;
            /**
             * Format: user-name
             * @description For the login; kept in lower case
             */
            benutzername: string;
            name: string;
            kuerzel: string;
            /** Format: phone */
            telefon: string | null;
            /** Format: email */
            email: string | null;
            /**
             * @description 0 office, 1 office and warehouse, 2 technician, 3 warehouse, 4 portal and API
             * @default 0
             * @enum {integer}
             */
            typ: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Has every right
             * @default false
             */
            istAdmin: boolean;
            /** @default false */
            gesperrt: boolean;
            technikerId: number | null;
            /** @description The default warehouse; its storage region counts where none is chosen */
            vorgabeLagerId: number | null;
            /** @default [] */
            rollen: number[];
            /**
             * @description To be changed after the next login
             * @default true
             */
            passwortAendern: boolean;
            readonly avatar: string | null;
            /** Format: date-time */
            readonly letzteAnmeldung: string | null;
            /**
             * @description Whether the login asks for a second factor
             * @default false
             */
            readonly zweiterFaktor: boolean;
        };
        Role: {
            readonly id: number;
            readonly version: number;
            name: string;
            /** @default [] */
            rechte: components["schemas"]["Right"][];
        };
        Device: {
            id: number;
            benutzerId: number;
            /** @description What it called itself at login */
            geraetName: string;
            /** Format: date-time */
            angemeldetSeit: string;
            /**
             * Format: date-time
             * @description To within five minutes
             */
            zuletztBenutzt: string;
            /**
             * Format: date-time
             * @description Until then it stays logged in without being used
             */
            gueltigBis: string;
            /** @description The caller's own session */
            istDiesesGeraet: boolean;
        };
        AuditEntry: {
            readonly id: number;
            /** Format: date-time */
            readonly zeit: string;
            /** @enum {string} */
            readonly ereignis: "ANMELDUNG" | "ANMELDUNG_FEHLGESCHLAGEN" | "ABMELDUNG" | "SITZUNG_BEENDET" | "GERAET_ABGEMELDET" | "GERAETE_GELOESCHT" | "TOKEN_ABGELEHNT" | "RECHT_FEHLT" | "PASSWORT_GEAENDERT" | "PASSWORT_ZURUECKGESETZT" | "PASSWORT_FALSCH" | "BENUTZER_ANGELEGT" | "BENUTZER_GEAENDERT" | "BENUTZER_GESPERRT" | "BENUTZER_ENTSPERRT" | "ROLLE_ANGELEGT" | "ROLLE_GEAENDERT" | "ROLLE_GELOESCHT" | "SPERRE_ERZWUNGEN" | "PARAMETER_GEAENDERT" | "ADMINISTRATOR_EINGERICHTET" | "ZWEITERFAKTOR_ANGELEGT" | "ZWEITERFAKTOR_ENTFERNT" | "ZWEITERFAKTOR_ZURUECKGESETZT" | "WIEDERHERSTELLUNG_ERNEUERT" | "WIEDERHERSTELLUNG_BENUTZT";
            /** @description Who it was, if known */
            readonly benutzerId: number | null;
            /** @description The user name as it was then or as somebody tried it */
            readonly benutzer: string | null;
            readonly ip: string | null;
            readonly geraet: string | null;
            /** @description operationId of the call */
            readonly operation: string | null;
            /** @description The missing right */
            readonly recht: string | null;
            /** @description Kind of a failure: UNBEKANNT, PASSWORT, ZWEITERFAKTOR, GESPERRT, BENUTZERTYP, ZU_VIELE, or a message code */
            readonly grund: string | null;
            readonly tabelle: string | null;
            readonly tabelleId: number | null;
            /** @description What was changed: user name, role, parameter, and which of its fields */
            readonly betrifft: string | null;
            /**
             * @description Further entries of the same kind and minute were left out
             * @default false
             */
            readonly gekuerzt: boolean;
        };
        FieldLabel: {
            feld: string;
            bezeichnung: string;
        };
        Error: {
            errors: {
                services: {
                    messageCode: string;
                    message: string;
                    messageParameters: string[];
                    /** @description The records the message is about, as far as the caller may see them */
                    records?: {
                        schema: string;
                        id: number;
                        title: string;
                    }[];
                }[];
                fieldErrors: {
                    [key: string]: string[];
                };
            };
            trackingId: string;
            httpStatus: number;
            instance: string;
            type: string;
            title: string;
            status: number;
            detail: string;
        };
        /**
         * @description Every right of the product (specification 1 §6, 2 §6, 3-decisions); administrators have all.
         * @enum {string}
         */
        Right: "ADR_SEHEN" | "ADR_AENDERN" | "ADR_LOESCHEN" | "BEK_SEHEN" | "BEK_AENDERN" | "BEK_LOESCHEN" | "BEK_FREMDBEARB" | "OPV_SEHEN" | "OPV_AENDERN" | "ART_SEHEN" | "ART_AENDERN" | "ART_LOESCHEN" | "ART_EK" | "ART_SONDERPREISE" | "LAG_SEHEN" | "LAG_AENDERN" | "LAG_LGK_WECHSELN" | "AKT_SEHEN" | "AKT_AENDERN" | "AKT_LOESCHEN" | "AKT_FREMD_SEHEN" | "AKT_FREMD_AENDERN" | "AKT_FREMD_LOESCHEN" | "TKT_ANSEHEN" | "TKT_AENDERN" | "TKT_LOESCHEN" | "TKT_AKT_AENDERN" | "TKT_AKT_LOESCHEN" | "TKT_AKT_FREMD_AENDERN" | "TKT_AKT_FREMD_LOESCHEN" | "DEALS_SEHEN" | "DEALS_AENDERN" | "DEALS_LOESCHEN" | "ABGL_DEALS_AENDERN" | "ASS_SEHEN" | "ASS_AENDERN" | "ASS_LOESCHEN" | "ASS_MPS_SEHEN" | "SVA_SEHEN" | "SVA_AENDERN" | "SVA_PLANEN" | "SVA_PRUEFEN" | "VMV_SEHEN" | "VMV_AENDERN" | "ERP_SEHEN" | "ERP_PRUEFEN" | "ERI_AENDERN" | "PICK_SEHEN" | "PICK_ENTSPERREN" | "ZEIT_BUCHEN" | "ZEIT_GENEHMIGEN" | "ANS_TEILEN" | "MAIL_SENDEN" | "MAIL_FREMDBEARB" | "AUS_FREIESQL" | "SYS_BENUTZER" | "SYS_SPERREN_LOESEN" | "SYS_PARAMETER";
        RecordEvent: {
            tabelle: string;
            id: number;
            /** @description Afterwards; of a removed record its last, and the same as before where only files or images changed. Null where only the lock changed. */
            version: number | null;
            benutzer: string;
            benutzerId: number;
            /** Format: date-time */
            zeit: string;
            /** @enum {string} */
            art: "CREATION" | "CHANGE" | "DELETION" | "LOCK" | "RELEASE";
            /** @description The record that it is a part of. */
            eltern: {
                tabelle: string;
                id: number;
            } | null;
        };
        File: {
            readonly id: number;
            readonly version: number;
            /** Format: file-name */
            dateiname: string;
            betreff: string | null;
            /**
             * Format: date
             * @description The day it was added
             */
            readonly datum: string;
            /** @description Media type found in the content */
            readonly typ: string;
            /** @description Bytes */
            readonly groesse: number;
            /** @description Of what is stored */
            readonly sha256: string;
            /** @description Whether groesse=400 and 1600 answer */
            readonly hatVorschau: boolean;
            readonly istEmail: boolean;
            /** @description Who added it */
            readonly benutzerId: number | null;
            /**
             * @description Somebody signed it: it is neither changed nor removed, nor is what it belongs to
             * @default false
             */
            readonly unterschrieben: boolean;
            readonly dealId: number | null;
            readonly ticketId: number | null;
        };
        Image: {
            readonly id: number;
            readonly version: number;
            /** @description What a gfxid names */
            readonly gfx: number;
            /** Format: file-name */
            dateiname: string | null;
            /** @description Place in the gallery of the record; the next one unless named */
            bildindex: number | null;
            readonly typ: string;
            /** @description Bytes */
            readonly groesse: number;
            /** @description Pixels */
            readonly breite: number | null;
            /** @description Pixels */
            readonly hoehe: number | null;
            /** @description Whether groesse=400 and 1600 answer */
            readonly hatVorschau: boolean;
        };
        ChangeEntry: {
            readonly id: number;
            /** Format: date-time */
            readonly zeit: string;
            readonly benutzer: string;
            readonly benutzerId: number | null;
            /** @enum {string} */
            readonly art: "CREATION" | "CHANGE" | "DELETION";
            /** @description Null where the whole record is meant. */
            readonly feld: string | null;
            /** @description The former value; of a removed record its properties. */
            readonly vorher: unknown;
            /** @description The new value; of a created record its properties. */
            readonly nachher: unknown;
            readonly bemerkung: string | null;
            /** @description The record's version afterwards. */
            readonly version: number;
        };
        Import: {
            readonly id: number;
            pfad: components["schemas"]["ImportPath"];
            /** @description Name of the file */
            datei: string;
            readonly benutzerId: number;
            /** Format: date-time */
            readonly zeit: string;
            /** @default 0 */
            readonly angelegt: number;
            /** @default 0 */
            readonly aktualisiert: number;
            /** @default 0 */
            readonly uebersprungen: number;
            /** @default 0 */
            readonly abgelehnt: number;
            /** @default 0 */
            readonly zurueckgenommen: number;
            /**
             * @default IMPORTIERT
             * @enum {string}
             */
            readonly stand: "IMPORTIERT" | "RUECKNAHME" | "RUECKGAENGIG";
        };
        /** @example /stammdaten/adressen */
        ImportPath: string;
        /**
         * @description The property by which a row is recognised as a record that is there, or up to three that are one together («name1,plz»), however they are spelled (case, accents, blanks); without one every row is new. A part is recognised among the parts of the same record, where an empty value is like another.
         * @example name1
         */
        ImportKey: string | null;
        /**
         * @description What happens to rows whose record is there; UEBERSPRINGEN unless given.
         * @enum {string}
         */
        ImportDuplicates: "UEBERSPRINGEN" | "AKTUALISIEREN";
        ImportRows: {
            /** @description Its line in the file */
            zeile: number;
            /**
             * @description Properties as the body of a single creation or change has them; in the list of all parts of a kind also the one that holds what the row is a part of. A record that is not there, or that the caller may not see → `fieldErrors` with msg_reference_unknown.
             * @example {
             *       "name1": "Muster GmbH"
             *     }
             */
            daten: {
                [key: string]: unknown;
            };
            /** @description Parts of the row's record, created below it unless one is there that is called the same (`x-title`, folded); refused ones refuse their row, with `fieldErrors` such as «teile.0.name». Rows and their parts are together at most 30. */
            teile?: {
                pfad: components["schemas"]["ImportPath"];
                /**
                 * @description Properties as the body of a single creation has them
                 * @example {
                 *       "name": "Muster"
                 *     }
                 */
                daten: {
                    [key: string]: unknown;
                };
            }[];
        }[];
        ImportTrial: {
            pfad: components["schemas"]["ImportPath"];
            schluessel?: components["schemas"]["ImportKey"];
            vorhandene?: components["schemas"]["ImportDuplicates"];
            zeilen: components["schemas"]["ImportRows"];
        };
        ImportBatch: {
            /** @description This import has refused these rows before; `abgelehnt` counts them anew */
            erneut?: boolean;
            schluessel?: components["schemas"]["ImportKey"];
            vorhandene?: components["schemas"]["ImportDuplicates"];
            zeilen: components["schemas"]["ImportRows"];
        };
        ImportedRow: {
            zeile: number;
            /** @enum {string} */
            ergebnis: "ANGELEGT" | "AKTUALISIERT" | "UEBERSPRUNGEN" | "ABGELEHNT";
            /** @description The record; of a trial only one that was there */
            id?: number;
            /** @description How many of its parts were created; a record that was there is AKTUALISIERT by them, also where it stays as it is */
            teile?: number;
            /** @description Why the row was refused, in the caller's language */
            meldungen?: string[];
            /**
             * @description The member of `daten` that confirms what the row was refused for, as a single call's answer names it: the row is stored when it is sent again with it as true
             * @example trotzdem
             */
            bestaetigung?: string;
            /** @description The same at its fields */
            fieldErrors?: {
                [key: string]: string[];
            };
        };
        ImportUndone: {
            entfernt: number;
            wiederhergestellt: number;
            behalten: {
                zeile: number;
                id: number;
                meldungen: string[];
            }[];
            rest: number;
        };
        TakenLock: {
            token: string;
            /** Format: date-time */
            gueltigBis: string;
            /** @description Who has been editing the record longest. Anybody else than the caller is a colleague to talk to. */
            benutzer: string;
            /** Format: date-time */
            gesperrtSeit: string;
        };
        RecordLock: {
            token: string;
            tabelle: string;
            tabelleId: number;
            benutzer: string;
            benutzerId: number;
            /** Format: date-time */
            gesperrtSeit: string;
            /** Format: date-time */
            gueltigBis: string;
        };
        /**
         * @example {
         *       "pageable": {
         *         "start": 0,
         *         "limit": 20
         *       },
         *       "returnTotal": true
         *     }
         */
        ComputedQuery: {
            /** @description A stored preset that the caller sees; any other → 422 msg_cunit_preset_invalid. */
            presetId?: number | null;
            /** @description Unsaved changes. Each member that is given replaces the preset's. */
            adhocPreset?: {
                columns?: components["schemas"]["QueryColumns"];
                sortOrders?: components["schemas"]["QuerySortOrders"];
                predicate?: components["schemas"]["QueryPredicate"];
            } | null;
            /** @description false (default): ad-hoc columns only hide and order the default set, which is the preset's columns or else all of the list. true: they replace it. Rows always carry key and version. */
            overrideResults?: boolean;
            additionalPredicate?: components["schemas"]["QueryPredicate"];
            /** @description Full-text search as in the list itself, AND-ed to the predicates. */
            suche?: string | null;
            pageable?: {
                /** @description 0 unless given */
                start?: number;
                /** @description 50 unless given; 0 = all, but no more than 50,000 */
                limit?: number;
                sortOrders?: components["schemas"]["QuerySortOrders"];
            };
            variableSubstitutionList?: {
                variableSubstitutions: {
                    name: string;
                    value: components["schemas"]["QueryValue"];
                }[];
            };
            grouping?: components["schemas"]["QueryGrouping"];
            aggregates?: components["schemas"]["QueryAggregates"];
            /**
             * @description true adds the header x-query-total; capped counts no further than 100,000
             * @enum {boolean|string}
             */
            returnTotal?: true | false | "capped";
            /** @description false answers definition, groups and totals without any row */
            returnData?: boolean;
        };
        QueryColumns: {
            attribute: components["schemas"]["QueryAttribute"];
            /** @description true unless given */
            visible?: boolean;
            /** @description CSS pixels */
            width?: number | null;
            /** @description Its place in this list unless given */
            order?: number | null;
            /** @description Stays in sight while the list scrolls sideways */
            pinned?: boolean;
        }[];
        QuerySortOrders: {
            attribute: components["schemas"]["QueryAttribute"];
            /**
             * @description ASC unless given
             * @enum {string}
             */
            direction?: "ASC" | "DESC";
            /** @description Sorted as they stand here, others behind them; by the attribute's own order unless given. */
            values?: (string | number)[];
        }[];
        /**
         * @description Either a group, `op` with `items`, or a condition, `attribute` with `operator` and `value`. At most 10 levels and 200 conditions. NOT has exactly one item; a group without items sets no condition. Numbers and booleans are compared as JSON numbers and booleans, everything else as text; `in` takes a list. A text `:NAME` stands for a variable (schemas/rules/query-variables.ts), `\:` for a colon at its beginning.
         * @example {
         *       "op": "NOT",
         *       "items": [
         *         {
         *           "attribute": "id",
         *           "operator": "=",
         *           "value": 1
         *         }
         *       ]
         *     }
         */
        QueryPredicate: {
            /** @enum {string} */
            op?: "AND" | "OR" | "NOT";
            items?: components["schemas"]["QueryPredicate"][];
            attribute?: components["schemas"]["QueryAttribute"];
            /** @enum {string} */
            operator?: "=" | "!=" | "<" | "<=" | ">" | ">=" | "~" | "^" | "null" | "!null" | "in";
            value?: components["schemas"]["QueryValue"];
        } | null;
        QueryValue: string | number | boolean | (string | number | boolean)[] | null;
        QueryAttribute: string;
        QueryGrouping: {
            attribute: components["schemas"]["QueryAttribute"];
        }[];
        QueryAggregates: {
            attribute: components["schemas"]["QueryAttribute"];
            /** @enum {string} */
            function: "SUM" | "AVG" | "MIN" | "MAX" | "COUNT";
        }[];
        ComputedQueryAnswer: {
            definition: {
                attribute: string;
                /** @description In the language of Accept-Language */
                displayName: string;
                /** @enum {string} */
                type: "text" | "integer" | "decimal" | "money" | "percent" | "quantity" | "weight" | "boolean" | "date" | "date-time" | "local-date-time" | "enum" | "list";
                /** @description Decimals of a number */
                scale?: number;
            }[];
            data: {
                [key: string]: unknown;
            }[];
            /** @description Only with grouping, ordered by key. */
            groups?: components["schemas"]["QueryGroup"][];
            /** @description There are more than the 2,000 groups answered. */
            moreGroups?: boolean;
            /** @description Over all filtered rows; only with grouping or aggregates. */
            totals?: {
                count: number;
                values: components["schemas"]["QueryGroupValue"][];
            };
        };
        QueryGroup: {
            /** @description The common value of the group's rows; null for the empty ones. */
            key: string | number | boolean | null;
            count: number;
            values: components["schemas"]["QueryGroupValue"][];
            groups?: components["schemas"]["QueryGroup"][];
        };
        QueryGroupValue: {
            attribute: string;
            /** @enum {string} */
            function: "SUM" | "AVG" | "MIN" | "MAX" | "COUNT";
            /** @description AVG is rounded half-up; null where there is nothing to average or compare. */
            value: string | number | null;
            /** @description Of money, one value for each currency of the rows. */
            waehrung?: string;
        };
        /** @description `columns` to `period` are its content, at most 64 KB as JSON. */
        QueryPreset: {
            readonly id: number;
            readonly version: number;
            name: string;
            /**
             * @default PRIVAT
             * @enum {string}
             */
            sichtbarkeit: "PRIVAT" | "ROLLE" | "ALLE";
            /** @description With ROLLE, one of the caller's own roles; an administrator may name any. */
            rolleId: number | null;
            /**
             * @description The calling user's default, one per query
             * @default false
             */
            istStandard: boolean;
            /**
             * @description The calling user's: counted on the start page
             * @default false
             */
            istAngeheftet: boolean;
            /** @description Name of who stored it */
            readonly besitzer: string | null;
            /** @description Whether the caller may change and remove it */
            readonly istAenderbar: boolean;
            /** @description false in a list that was too large: `columns` to `period` are left out (empty), the preset's own path answers them. */
            readonly istVollstaendig: boolean;
            columns: components["schemas"]["QueryColumns"];
            sortOrders: components["schemas"]["QuerySortOrders"];
            predicate: components["schemas"]["QueryPredicate"];
            grouping: components["schemas"]["QueryGrouping"];
            aggregates: components["schemas"]["QueryAggregates"];
            /** @enum {string|null} */
            density: "compact" | "normal" | "comfortable" | null;
            /**
             * @description How its rows are shown, null: as a list
             * @enum {string|null}
             */
            display: "list" | "board" | "tree" | "calendar" | "schedule" | null;
            /**
             * @description How much a calendar or a schedule shows at once, null: what it begins with
             * @enum {string|null}
             */
            period: "day" | "week" | "weeks2" | "weeks3" | "weeks4" | "month" | null;
        };
        /**
         * @description Below the base, with its query; percent-encoded as in a URL
         * @example /service/auftraege/5
         */
        ReadPath: string;
        ReadAnswer: {
            pfad: components["schemas"]["ReadPath"];
            status: number;
            etag: string | null;
            /** @description As the GET answers it; null without a content */
            inhalt: unknown;
        };
        /** @enum {string} */
        OwnMethod: "PASSKEY" | "TOTP";
        /** @enum {string} */
        SecondFactorMethod: "PASSKEY" | "TOTP" | "WIEDERHERSTELLUNG";
        /**
         * @description TOTP: the six digits. WIEDERHERSTELLUNG: a recovery code. PASSKEY: what the browser answered, as the JSON text of PublicKeyCredential.toJSON().
         * @example 000000
         */
        SecondFactorProof: string;
        SecondFactorChallenge: {
            anmeldungToken: string;
            verfahren: components["schemas"]["SecondFactorMethod"][];
            /** @description PublicKeyCredentialRequestOptionsJSON of WebAuthn; its challenge can be used once */
            passkey: {
                [key: string]: unknown;
            } | null;
        };
        SecondFactorRefusal: components["schemas"]["Error"] & components["schemas"]["SecondFactorChallenge"];
        SecondFactors: {
            faktoren: components["schemas"]["SecondFactor"][];
            /** @description How many are left */
            wiederherstellungscodes: number;
            /** @description A role of the user asks for a second factor */
            erforderlich: boolean;
            /** @description Passkeys can be used at the address by which the server was called */
            passkeyMoeglich: boolean;
            /** @description The server has a key for the codes' secrets */
            totpMoeglich: boolean;
        };
        SecondFactor: {
            id: number;
            verfahren: components["schemas"]["OwnMethod"];
            name: string;
            /** Format: date-time */
            angelegt: string;
            /** Format: date-time */
            letzteNutzung: string | null;
        };
        LoginRequest: {
            /** @enum {string} */
            sprache: "de" | "en" | "fr";
            geraetName: string;
            geraetId?: string | null;
        };
        TokenPair: {
            token: string;
            /** Format: date-time */
            gueltigBis: string;
            erneuerungToken: string;
            /** Format: date-time */
            erneuerungBis: string;
            /** @description Until the password is changed, the session may do nothing but what says so (`x-despite`) */
            passwortAendern: boolean;
        };
        Me: {
            /** @description Rights of areas that this installation does without (`NUTZUNG.…`); nobody has them */
            ohneNutzung: string[];
            /** @description A role asks for a second factor: until it is set up, nothing is admitted but what says so (`x-despite`) */
            zweiterFaktorFehlt: boolean;
            benutzer: {
                id: number;
                name: string;
                kuerzel: string;
                /** @enum {integer} */
                typ: 0 | 1 | 2 | 3 | 4;
                istAdmin: boolean;
                avatar: string | null;
            };
            rollen: {
                id: number;
                name: string;
            }[];
            rechte: {
                recht: components["schemas"]["Right"];
                genehmigt: boolean;
            }[];
            /** @description The technician that the user is, with the warehouses assigned to him */
            techniker: {
                id: number;
                bezeichnung: string;
                gutteileLagerId: number | null;
                doateileLagerId: number | null;
                defektteileLagerId: number | null;
            } | null;
        };
        Preference: {
            name: string;
            wert: string | null;
        };
        SystemParameter: {
            readonly id: number;
            readonly version: number;
            readonly name: string;
            /**
             * @description What kind of value it takes
             * @default TEXT
             * @enum {string}
             */
            readonly typ: "TEXT" | "JANEIN" | "MONAT" | "GANZZAHL" | "DATUM" | "BETRAG" | "ADRESSE" | "ROLLEN" | "BILD" | "FRISTEN" | "ZEITEN" | "ERECHNUNG";
            /** @description What it decides, in the caller's language */
            readonly bezeichnung: string;
            wert: string | null;
            /** @description Instead of the value where the type is BILD */
            bild: number | null;
        };
        TextEntry: {
            readonly id: number;
            schluessel: string;
            eintrag: string;
            /** @description For salutations: woman, man, company or diverse */
            bemerkung: string | null;
            /** @default 0 */
            sortierung: number;
            /** @default true */
            istAktiv: boolean;
        };
        Country: {
            /** Format: country */
            lkz: string;
            land: string;
        };
        PaymentMethod: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /**
             * @description Who moves the money and how; an invoice says what will happen
             * @default UEBERWEISUNG
             * @enum {string}
             */
            zahlungPer: "UEBERWEISUNG" | "LASTSCHRIFT" | "BAR" | "KARTE";
            /**
             * @description Days until it is due
             * @default 30
             */
            nettoTage: number;
            skonto1Tage: number | null;
            /** Format: percent */
            skonto1Prozent: number | null;
            skonto2Tage: number | null;
            /** Format: percent */
            skonto2Prozent: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        DeliveryTerm: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        TaxClass: {
            readonly id: number;
            bezeichnung: string;
        };
        ExchangeRate: {
            readonly id: number;
            readonly version: number;
            /**
             * @description Currency and day, «USD 2026-11-27»: by it a row of a file recognises a rate; follows from both, whatever is given
             * @example USD 2026-11-27
             */
            schluessel: string;
            /** Format: currency-code */
            waehrung: string;
            /** Format: date */
            tag: string;
            /**
             * Format: exchange-rate
             * @description Units of the currency for one euro
             */
            kurs: number;
        };
        Address: {
            readonly id: number;
            readonly version: number;
            /** @description Given by the server */
            readonly adressnummer: number;
            kundennr: string | null;
            lieferantennummer: string | null;
            /** @enum {string|null} */
            personenart: "NATURAL" | "LEGAL" | null;
            anrede: string | null;
            name1: string;
            name2: string | null;
            name3: string | null;
            kurzname: string | null;
            strasse: string | null;
            plz: string | null;
            ort: string | null;
            /** Format: country */
            lkz: string | null;
            /** Format: email */
            email: string | null;
            /** Format: phone */
            telefon1: string | null;
            /** Format: phone */
            telefax1: string | null;
            /** Format: phone */
            mobil: string | null;
            /** Format: web-address */
            webseite: string | null;
            /**
             * @description Derived from istKunde and istLieferant
             * @enum {string}
             */
            readonly art: "KUNDE" | "LIEFERANT" | "BEIDES" | "INTERESSENT";
            /** @default false */
            istKunde: boolean;
            /** @default false */
            istLieferant: boolean;
            /** @default false */
            gesperrt: boolean;
            /** @default false */
            mahnsperre: boolean;
            /** Format: money */
            kreditlimit: number | null;
            /**
             * Format: money
             * @description Sum of the open items in euro; other currencies stand in opvWeitere
             * @default 0
             */
            readonly opvBetrag: number;
            /** @description Sums of the open items in other currencies: «1 200,00 CHF + 50,00 USD» */
            readonly opvWeitere: string | null;
            zahlart: number | null;
            lieferart: number | null;
            /** @default 1 */
            preisgruppe: number;
            /** Format: date */
            erstkontakt: string | null;
            vertreter1: number | null;
            vertreter2: number | null;
            vertreter3: number | null;
            /** @enum {string|null} */
            sprache: "de" | "en" | "fr" | null;
            /** Format: vat-id */
            ustId: string | null;
            steuernr: string | null;
            /** Format: iban */
            iban: string | null;
            /** Format: bic */
            bic: string | null;
            /**
             * @description Reference of the mandate by which its account is debited (SEPA)
             * @example MANDAT-10001
             */
            mandatsreferenz: string | null;
            /**
             * Format: date
             * @description The day on which the mandate was signed
             */
            mandatsdatum: string | null;
            /**
             * @description CORE: can be returned for eight weeks; B2B: between companies, cannot
             * @enum {string|null}
             */
            mandatsart: "CORE" | "B2B" | null;
            /**
             * @description Whether the mandate is for one debit or for many
             * @enum {string|null}
             */
            mandatsfolge: "EINMALIG" | "WIEDERKEHREND" | null;
            /** Format: leitweg-id */
            leitwegId: string | null;
            /**
             * @description Electronic address with its scheme of the list EAS before the colon (BT-49)
             * @example 0204:04011000-12345-03
             */
            peppolId: string | null;
            /**
             * @description How it receives electronic invoices; null: as the parameter VERKAUF.ERECHNUNG says
             * @enum {string|null}
             */
            eRechnungFormat: "KEINE" | "XRECHNUNG_UBL" | "XRECHNUNG_CII" | "ZUGFERD" | "ZUGFERD_XRECHNUNG" | null;
            s01: string | null;
            s02: string | null;
            s03: string | null;
            s04: string | null;
            s05: string | null;
            s06: string | null;
            s07: string | null;
            s08: string | null;
            s09: string | null;
            s10: string | null;
            gfxid: number | null;
        };
        ContactPerson: {
            readonly id: number;
            readonly version: number;
            /** @description The address it was created under */
            readonly adresseId: number;
            anrede: string | null;
            vorname: string | null;
            name: string;
            position: string | null;
            /** Format: phone */
            telefon: string | null;
            /** Format: phone */
            mobil: string | null;
            /** Format: phone */
            fax: string | null;
            /** Format: email */
            email: string | null;
            briefanrede: string | null;
            sortierung: number | null;
            /** Format: date */
            birthday: string | null;
            /**
             * @description Invoices are sent to them by e-mail
             * @default false
             */
            mailRechnung: boolean;
            /**
             * @description Offers, orders and deliveries are sent to them
             * @default false
             */
            mailAuftrag: boolean;
            /**
             * @description Service reports are sent to them
             * @default false
             */
            mailService: boolean;
        };
        Product: {
            readonly id: number;
            readonly version: number;
            artikelnummer: string;
            /**
             * @default 1
             * @enum {string}
             */
            artikelart: "1" | "2" | "3" | "4" | "5" | "6" | "V" | "P";
            bezeichnung: string;
            artikeltext: string | null;
            /** Format: gtin */
            ean: string | null;
            hersteller: string | null;
            warengruppeId: number | null;
            /** @default Stück */
            mengeneinheit: string;
            /**
             * Format: money
             * @default 0
             */
            vknetto: number;
            /**
             * Format: money
             * @description vknetto with the rate of mwstsatz that is valid today in Germany
             * @default 0
             */
            readonly vkbrutto: number;
            /**
             * Format: money
             * @description Purchase price
             */
            eknetto?: number | null;
            /**
             * @description Tax class
             * @default 1
             */
            mwstsatz: number;
            /**
             * @description 2 graduated prices, 5 graduated surcharges
             * @default 0
             * @enum {string}
             */
            staffel: "0" | "2" | "5";
            /** Format: weight */
            gewicht: number | null;
            /** @default false */
            gesperrt: boolean;
            /** @default true */
            istRabattierfaehig: boolean;
            /** @default true */
            istSkontofaehig: boolean;
            /** @default false */
            istChargenArtikel: boolean;
            /** @default false */
            istSeriennummernArtikel: boolean;
            /**
             * Format: quantity
             * @description Sum of all warehouses
             * @default 0
             */
            readonly bestand: number;
            /**
             * Format: quantity
             * @description bestand − reserviert − blockiert − inKommissionierung
             */
            readonly verfuegbar: number;
            /**
             * Format: date
             * @description Earliest date of what is ordered
             */
            readonly naechsteLieferung: string | null;
            gfxid: number | null;
        };
        ProductCustomField: {
            readonly id: number;
            readonly artikelId: number;
            bezeichnung: string;
            wert: string | null;
        };
        ProductGroup: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        PriceGroup: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
        };
        /** @description Up to 16 tiers of one price group; null where there is none. */
        TierPrices: {
            preisgruppe: number;
            /** Format: quantity */
            menge1: number | null;
            /** Format: money */
            vk1: number | null;
            /** Format: money */
            vk1Brutto: number | null;
            /** Format: percent */
            aufschlag1: number | null;
            /** Format: quantity */
            menge2: number | null;
            /** Format: money */
            vk2: number | null;
            /** Format: money */
            vk2Brutto: number | null;
            /** Format: percent */
            aufschlag2: number | null;
            /** Format: quantity */
            menge3: number | null;
            /** Format: money */
            vk3: number | null;
            /** Format: money */
            vk3Brutto: number | null;
            /** Format: percent */
            aufschlag3: number | null;
            /** Format: quantity */
            menge4: number | null;
            /** Format: money */
            vk4: number | null;
            /** Format: money */
            vk4Brutto: number | null;
            /** Format: percent */
            aufschlag4: number | null;
            /** Format: quantity */
            menge5: number | null;
            /** Format: money */
            vk5: number | null;
            /** Format: money */
            vk5Brutto: number | null;
            /** Format: percent */
            aufschlag5: number | null;
            /** Format: quantity */
            menge6: number | null;
            /** Format: money */
            vk6: number | null;
            /** Format: money */
            vk6Brutto: number | null;
            /** Format: percent */
            aufschlag6: number | null;
            /** Format: quantity */
            menge7: number | null;
            /** Format: money */
            vk7: number | null;
            /** Format: money */
            vk7Brutto: number | null;
            /** Format: percent */
            aufschlag7: number | null;
            /** Format: quantity */
            menge8: number | null;
            /** Format: money */
            vk8: number | null;
            /** Format: money */
            vk8Brutto: number | null;
            /** Format: percent */
            aufschlag8: number | null;
            /** Format: quantity */
            menge9: number | null;
            /** Format: money */
            vk9: number | null;
            /** Format: money */
            vk9Brutto: number | null;
            /** Format: percent */
            aufschlag9: number | null;
            /** Format: quantity */
            menge10: number | null;
            /** Format: money */
            vk10: number | null;
            /** Format: money */
            vk10Brutto: number | null;
            /** Format: percent */
            aufschlag10: number | null;
            /** Format: quantity */
            menge11: number | null;
            /** Format: money */
            vk11: number | null;
            /** Format: money */
            vk11Brutto: number | null;
            /** Format: percent */
            aufschlag11: number | null;
            /** Format: quantity */
            menge12: number | null;
            /** Format: money */
            vk12: number | null;
            /** Format: money */
            vk12Brutto: number | null;
            /** Format: percent */
            aufschlag12: number | null;
            /** Format: quantity */
            menge13: number | null;
            /** Format: money */
            vk13: number | null;
            /** Format: money */
            vk13Brutto: number | null;
            /** Format: percent */
            aufschlag13: number | null;
            /** Format: quantity */
            menge14: number | null;
            /** Format: money */
            vk14: number | null;
            /** Format: money */
            vk14Brutto: number | null;
            /** Format: percent */
            aufschlag14: number | null;
            /** Format: quantity */
            menge15: number | null;
            /** Format: money */
            vk15: number | null;
            /** Format: money */
            vk15Brutto: number | null;
            /** Format: percent */
            aufschlag15: number | null;
            /** Format: quantity */
            menge16: number | null;
            /** Format: money */
            vk16: number | null;
            /** Format: money */
            vk16Brutto: number | null;
            /** Format: percent */
            aufschlag16: number | null;
        };
        /** @description The price that the first matching rule gives, and why. */
        PriceExplanation: {
            /** Format: money */
            einzelpreis: number;
            /** Format: money */
            einzelpreisBrutto: number;
            /** Format: percent */
            rabatt1?: number | null;
            /** Format: percent */
            rabatt2?: number | null;
            /** @enum {string} */
            regel: "SONDERPREIS_ZEIT" | "SONDERPREIS_MENGE" | "RABATT_MENGE" | "PREISGRUPPE" | "LISTENPREIS";
            preisgruppe?: number | null;
            /** @description Number of the tier */
            stufe?: number | null;
            /** Format: quantity */
            abMenge?: number | null;
            /** Format: date */
            gueltigVon?: string | null;
            /** Format: date */
            gueltigBis?: string | null;
            sonderpreisId?: number | null;
            /** Format: quantity */
            menge: number;
            /** Format: date */
            datum: string;
            /** @description Every rule in its order, what it gives and why it won or lost */
            regeln: components["schemas"]["TriedPriceRule"][];
        };
        TriedPriceRule: {
            /** @enum {string} */
            regel: "SONDERPREIS_ZEIT" | "SONDERPREIS_MENGE" | "RABATT_MENGE" | "PREISGRUPPE" | "LISTENPREIS";
            /**
             * @description OHNE: nothing agreed
             * @enum {string}
             */
            ergebnis: "GEWONNEN" | "NACHRANGIG" | "OHNE" | "ZEITRAUM" | "MENGE";
            /** Format: money */
            einzelpreis?: number | null;
            stufe?: number | null;
            /** Format: quantity */
            abMenge?: number | null;
            /** Format: date */
            gueltigVon?: string | null;
            /** Format: date */
            gueltigBis?: string | null;
        };
        SpecialPrice: {
            readonly id: number;
            readonly version: number;
            readonly adresseId: number;
            artikelId: number;
            readonly artikelnummer: string;
            /** @description Of the product */
            readonly bezeichnung: string;
            /**
             * @description 1 prices by quantity, 2 discounts by quantity, 3 prices by time and quantity
             * @default 1
             * @enum {string}
             */
            preisart: "1" | "2" | "3";
            /** Format: money */
            sonderpreis: number | null;
            /**
             * Format: money
             * @description With the rate of the product that is valid today in Germany
             */
            readonly sonderpreisBrutto: number | null;
            /** @default false */
            sonderpreisNutzen: boolean;
            /** Format: percent */
            rabatt1: number | null;
            /** Format: percent */
            rabatt2: number | null;
            abweichendeArtikelnummer: string | null;
            abweichendeArtikelbezeichnung: string | null;
            abweichenderArtikeltext: string | null;
            /** @default false */
            abweichendeArtikelnummerNutzen: boolean;
            /** @default false */
            abweichendeTexteNutzen: boolean;
            /** Format: gtin */
            ean: string | null;
            /** @default false */
            abweichendeEanNutzen: boolean;
            /** @description Of preisart 1 */
            readonly mengenabhaengigePreise: components["schemas"]["QuantityPrices"] | null;
            /** @description Of preisart 2 */
            readonly mengenabhaengigeRabatte: components["schemas"]["QuantityDiscounts"] | null;
        };
        SpecialPricePeriod: {
            readonly id: number;
            readonly version: number;
            readonly sonderpreisId: number;
            /** Format: quantity */
            abMenge: number;
            /** Format: money */
            sonderpreis: number;
            /**
             * Format: money
             * @description With the rate of the product that is valid today in Germany
             */
            readonly sonderpreisBrutto: number;
            /** Format: date */
            gueltigVon: string;
            /** Format: date */
            gueltigBis: string;
        };
        /** @description Up to 16 tiers; null where there is none. Gross prices are never sent back. */
        QuantityPrices: {
            /** Format: quantity */
            menge1?: number | null;
            /** Format: money */
            vk1?: number | null;
            /** Format: money */
            readonly vk1Brutto?: number | null;
            /** Format: quantity */
            menge2?: number | null;
            /** Format: money */
            vk2?: number | null;
            /** Format: money */
            readonly vk2Brutto?: number | null;
            /** Format: quantity */
            menge3?: number | null;
            /** Format: money */
            vk3?: number | null;
            /** Format: money */
            readonly vk3Brutto?: number | null;
            /** Format: quantity */
            menge4?: number | null;
            /** Format: money */
            vk4?: number | null;
            /** Format: money */
            readonly vk4Brutto?: number | null;
            /** Format: quantity */
            menge5?: number | null;
            /** Format: money */
            vk5?: number | null;
            /** Format: money */
            readonly vk5Brutto?: number | null;
            /** Format: quantity */
            menge6?: number | null;
            /** Format: money */
            vk6?: number | null;
            /** Format: money */
            readonly vk6Brutto?: number | null;
            /** Format: quantity */
            menge7?: number | null;
            /** Format: money */
            vk7?: number | null;
            /** Format: money */
            readonly vk7Brutto?: number | null;
            /** Format: quantity */
            menge8?: number | null;
            /** Format: money */
            vk8?: number | null;
            /** Format: money */
            readonly vk8Brutto?: number | null;
            /** Format: quantity */
            menge9?: number | null;
            /** Format: money */
            vk9?: number | null;
            /** Format: money */
            readonly vk9Brutto?: number | null;
            /** Format: quantity */
            menge10?: number | null;
            /** Format: money */
            vk10?: number | null;
            /** Format: money */
            readonly vk10Brutto?: number | null;
            /** Format: quantity */
            menge11?: number | null;
            /** Format: money */
            vk11?: number | null;
            /** Format: money */
            readonly vk11Brutto?: number | null;
            /** Format: quantity */
            menge12?: number | null;
            /** Format: money */
            vk12?: number | null;
            /** Format: money */
            readonly vk12Brutto?: number | null;
            /** Format: quantity */
            menge13?: number | null;
            /** Format: money */
            vk13?: number | null;
            /** Format: money */
            readonly vk13Brutto?: number | null;
            /** Format: quantity */
            menge14?: number | null;
            /** Format: money */
            vk14?: number | null;
            /** Format: money */
            readonly vk14Brutto?: number | null;
            /** Format: quantity */
            menge15?: number | null;
            /** Format: money */
            vk15?: number | null;
            /** Format: money */
            readonly vk15Brutto?: number | null;
            /** Format: quantity */
            menge16?: number | null;
            /** Format: money */
            vk16?: number | null;
            /** Format: money */
            readonly vk16Brutto?: number | null;
        };
        /** @description Up to 16 tiers; null where there is none. */
        QuantityDiscounts: {
            /** Format: quantity */
            menge1?: number | null;
            /** Format: percent */
            rabatt1?: number | null;
            /** Format: quantity */
            menge2?: number | null;
            /** Format: percent */
            rabatt2?: number | null;
            /** Format: quantity */
            menge3?: number | null;
            /** Format: percent */
            rabatt3?: number | null;
            /** Format: quantity */
            menge4?: number | null;
            /** Format: percent */
            rabatt4?: number | null;
            /** Format: quantity */
            menge5?: number | null;
            /** Format: percent */
            rabatt5?: number | null;
            /** Format: quantity */
            menge6?: number | null;
            /** Format: percent */
            rabatt6?: number | null;
            /** Format: quantity */
            menge7?: number | null;
            /** Format: percent */
            rabatt7?: number | null;
            /** Format: quantity */
            menge8?: number | null;
            /** Format: percent */
            rabatt8?: number | null;
            /** Format: quantity */
            menge9?: number | null;
            /** Format: percent */
            rabatt9?: number | null;
            /** Format: quantity */
            menge10?: number | null;
            /** Format: percent */
            rabatt10?: number | null;
            /** Format: quantity */
            menge11?: number | null;
            /** Format: percent */
            rabatt11?: number | null;
            /** Format: quantity */
            menge12?: number | null;
            /** Format: percent */
            rabatt12?: number | null;
            /** Format: quantity */
            menge13?: number | null;
            /** Format: percent */
            rabatt13?: number | null;
            /** Format: quantity */
            menge14?: number | null;
            /** Format: percent */
            rabatt14?: number | null;
            /** Format: quantity */
            menge15?: number | null;
            /** Format: percent */
            rabatt15?: number | null;
            /** Format: quantity */
            menge16?: number | null;
            /** Format: percent */
            rabatt16?: number | null;
        };
        LocationMove: {
            lagerplatz: string;
            /**
             * Format: quantity
             * @description All that lies there unless given
             */
            menge?: number | null;
        };
        Storage: {
            readonly id: number;
            readonly version: number;
            /**
             * @description Number
             * @example 30
             */
            lager: string;
            kurzbezeichnung: string;
            strasse: string | null;
            plz: string | null;
            ort: string | null;
            lagerkreisId: number;
            /** @default false */
            hatLagerplaetze: boolean;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        StorageRegion: {
            readonly id: number;
            readonly version: number;
            name: string;
            /**
             * @description One region is the main one: another that becomes it takes its place
             * @default false
             */
            istHauptlagerkreis: boolean;
            /**
             * @description 0 none, 1 single order, 2 collective
             * @default 0
             * @enum {integer}
             */
            kommissionierart: 0 | 1 | 2;
            ausgangLagerId: number | null;
        };
        /** @description What one warehouse has of one product; the sum of its movements. */
        Stock: {
            readonly id: number;
            readonly artikelId: number;
            readonly artikelNummer: string;
            readonly lagerkreisId: number;
            readonly lagerId: number;
            /** @description Number of the warehouse */
            readonly lager: string;
            /**
             * Format: quantity
             * @default 0
             */
            readonly bestand: number;
            /**
             * Format: quantity
             * @default 0
             */
            readonly reserviert: number;
            /**
             * Format: quantity
             * @default 0
             */
            readonly bestellt: number;
            /**
             * Format: quantity
             * @default 0
             */
            readonly blockiert: number;
            /**
             * Format: quantity
             * @default 0
             */
            readonly inUmlagerung: number;
            /**
             * Format: quantity
             * @default 0
             */
            readonly inKommissionierung: number;
            /**
             * Format: quantity
             * @default 0
             */
            readonly inProduktion: number;
            /** Format: quantity */
            readonly verfuegbar: number;
            /** Format: date */
            readonly naechsteLieferung: string | null;
        };
        /** @description One change of one quantity; never changed itself. */
        StockMovement: {
            readonly id: number;
            readonly artikelId: number;
            readonly lagerId: number;
            readonly lagerplatz: string | null;
            /**
             * @description Which quantity it changes
             * @enum {string}
             */
            readonly groesse: "BESTAND" | "RESERVIERT" | "BESTELLT" | "BLOCKIERT" | "UMLAGERUNG" | "KOMMISSIONIERUNG" | "PRODUKTION";
            /** Format: quantity */
            readonly menge: number;
            /** Format: date-time */
            readonly zeit: string;
            /**
             * Format: date
             * @description When what is ordered comes
             */
            readonly termin: string | null;
            readonly belegId: number | null;
            readonly belegnummer: string | null;
            readonly bemerkung: string | null;
        };
        /** @description What one document, or an entry without one, still holds of a quantity. */
        StockDocument: {
            belegId: number | null;
            belegart: string | null;
            belegnummer: string | null;
            /** Format: date */
            datum: string;
            adresse?: string | null;
            /**
             * Format: date
             * @description Delivery date
             */
            termin: string | null;
            bemerkung: string | null;
            /** Format: quantity */
            menge: number;
        };
        /** @description What one store of a technician has of one product. */
        ServiceStock: {
            readonly id: number;
            /**
             * @description What its technician uses the store for
             * @enum {string}
             */
            readonly zweck: "GUTTEILE" | "DOA" | "DEFEKT";
            readonly technikerId: number;
            readonly lagerId: number;
            /** @description Number of the warehouse */
            readonly lager: string;
            readonly artikelId: number;
            readonly artikelNummer: string;
            readonly artikelbezeichnung: string;
            /** Format: gtin */
            readonly ean: string | null;
            /**
             * @description S where parts have serial or batch numbers
             * @enum {string|null}
             */
            readonly sctyp: "S" | null;
            readonly mengeneinheit: string;
            /** Format: quantity */
            readonly bestand: number;
            /**
             * Format: quantity
             * @description Meant for orders
             */
            readonly reserviert: number;
            /** Format: quantity */
            readonly verfuegbar: number;
            /**
             * Format: quantity
             * @description On its way there
             */
            readonly inUmlagerung: number;
        };
        /** @description What one storage location has of one product. */
        LocationStock: {
            readonly id: number;
            readonly artikelId: number;
            readonly artikelNummer: string;
            readonly artikelbezeichnung: string;
            readonly lagerId: number;
            readonly lagerplatz: string;
            /**
             * Format: quantity
             * @default 0
             */
            readonly bestand: number;
        };
        StorageLocation: {
            readonly id: number;
            readonly lagerId: number;
            readonly lagerplatz: string;
            /** @description Articles of which some lie there */
            readonly artikelAnzahl: number;
        };
        Technician: {
            readonly id: number;
            bezeichnung: string;
            gutteileLagerId: number | null;
            doateileLagerId: number | null;
            defektteileLagerId: number | null;
        };
        StockTransfer: {
            readonly id: number;
            readonly version: number;
            /** @description Given by the server */
            readonly umlagerungsnummer: number;
            /**
             * @default UNTERWEGS
             * @enum {string}
             */
            readonly status: "UNTERWEGS" | "BESTAETIGT" | "STORNIERT";
            artikelId: number;
            readonly artikelNummer: string;
            readonly artikelbezeichnung: string;
            readonly mengeneinheit: string;
            /** Format: quantity */
            menge: number;
            vonLagerId: number;
            vonLagerplatz: string | null;
            nachLagerId: number;
            nachLagerplatz: string | null;
            /** @default [] */
            seriennummern: string[];
            bemerkung: string | null;
            /** @description Who sent it on its way */
            readonly benutzerId: number;
            /** @description The technician that it goes to */
            readonly empfaengerId: number | null;
            /** Format: date-time */
            readonly angelegtDatum: string;
            /**
             * Format: date-time
             * @description When it was confirmed or cancelled
             */
            readonly erledigtDatum: string | null;
        };
        Asset: {
            readonly id: number;
            readonly version: number;
            assetnummer: string;
            bezeichnung: string;
            artikelId: number | null;
            seriennummer: string | null;
            /** @example 490154203237518 */
            imei: string | null;
            /** @default true */
            istAktiv: boolean;
            /** @description Whose it is */
            adresseId: number | null;
            /** @description Where it is, unless at its owner's */
            standortId: number | null;
            /** Format: date */
            beginnGarantie: string | null;
            /** Format: date */
            endeGarantie: string | null;
            beschreibung: string | null;
            bemerkung: string | null;
            s01: string | null;
            s02: string | null;
            s03: string | null;
            s04: string | null;
            s05: string | null;
            s06: string | null;
        };
        Reminder: {
            readonly id: number;
            readonly version: number;
            /** @description Whom it reminds */
            benutzerId: number;
            /** @description Who created it */
            readonly vonBenutzerId: number | null;
            /** Format: local-date-time */
            erinnerungDatum: string;
            bemerkung: string;
            /**
             * @default OFFEN
             * @enum {string}
             */
            status: "OFFEN" | "ERLEDIGT";
            /** @enum {string|null} */
            tabelle: "ADR" | "ART" | "ASS" | "BEK" | "DEALS" | "OPV" | "TKT" | null;
            /** @description The record it is about */
            tabelleId: number | null;
        };
        TimeBooking: {
            readonly id: number;
            /**
             * Format: date
             * @description The day on which it began
             */
            readonly Datum: string;
            /** Format: date-time */
            readonly anmeldung: string | null;
            /** Format: date-time */
            readonly abmeldung: string | null;
            /**
             * Format: duration-seconds
             * @description Null while it runs and where an end is missing
             */
            readonly duration: number | null;
            /**
             * @description Why one signed out
             * @enum {string|null}
             */
            readonly grund: "PAUSE" | "DIENSTGANG" | null;
        };
        TimePunch: {
            istAnmeldung: boolean;
            /**
             * Format: date-time
             * @description The clock of the device; when it was, where the device was offline
             */
            zeitStempel?: string | null;
            /** @enum {string} */
            quelle: "WEB" | "MOBIL" | "OFFLINE";
            /** @enum {string|null} */
            grund?: "PAUSE" | "DIENSTGANG" | null;
        };
        SubsequentBookingRefusal: {
            grund: string;
        };
        SubsequentBooking: {
            readonly id: number;
            readonly version: number;
            /** @description The caller unless named; others by ZEIT_GENEHMIGEN */
            ben_id: number;
            /**
             * @description True sign in, false sign out
             * @default false
             */
            istAnmeldung: boolean;
            /** Format: date-time */
            nachbuchungTimeStamp: string;
            kommentar: string;
            /**
             * @default BEANTRAGT
             * @enum {string}
             */
            readonly status: "BEANTRAGT" | "GENEHMIGT" | "ABGELEHNT";
            readonly ablehnungsgrund: string | null;
            readonly entschiedenVon: number | null;
            /** Format: date-time */
            readonly entschiedenAm: string | null;
        };
        Activity: {
            readonly id: number;
            readonly version: number;
            /**
             * @default ANRUF
             * @enum {string}
             */
            art: "ANRUF" | "EMAIL" | "BESUCH" | "TERMIN" | "FERNWARTUNG" | "WERKSTATT" | "NOTIZ";
            /** Format: local-date-time */
            datum: string;
            /** Format: duration-minutes */
            dauer: number | null;
            betreff: string | null;
            beschreibung: string | null;
            benutzerId: number;
            adresseId: number | null;
            ansprechpartner: number | null;
            dealId: number | null;
            ticketId: number | null;
            assetId: number | null;
            abrechnungsregel: number | null;
            /** Format: date-time */
            readonly angelegtDatum: string;
            /** Format: date-time */
            readonly geaendertDatum: string;
        };
        ActivityTemplate: {
            readonly id: number;
            readonly version: number;
            bezeichnung: string;
            /**
             * @default ANRUF
             * @enum {string}
             */
            art: "ANRUF" | "EMAIL" | "BESUCH" | "TERMIN" | "FERNWARTUNG" | "WERKSTATT" | "NOTIZ";
            /** Format: duration-minutes */
            dauer: number | null;
            betreff: string | null;
            beschreibung: string | null;
        };
        DealClosing: {
            /**
             * @description 1 won, 2 lost
             * @enum {integer}
             */
            status: 1 | 2;
            grund?: string | null;
        };
        Deal: {
            readonly id: number;
            readonly version: number;
            titel: string;
            /**
             * @description 1 sales, 2 marketing
             * @default 1
             * @enum {integer}
             */
            typ: 1 | 2;
            /**
             * @description Free while the deal is open; 4, completed, is for closing it
             * @default 1
             * @enum {integer}
             */
            phase: 1 | 2 | 3 | 4;
            /**
             * @description 0 open, 1 won, 2 lost
             * @default 0
             * @enum {integer}
             */
            readonly status: 0 | 1 | 2;
            zustaendigerBenutzer: number | null;
            adresseId: number | null;
            ansprechpartnerId: number | null;
            readonly kundennr: string | null;
            readonly liefernr: string | null;
            /** Format: percent */
            chance: number | null;
            /** Format: date */
            investitionsdatumGeplant: string | null;
            /** Format: money */
            investitionssummeGeplant: number | null;
            /**
             * Format: money
             * @description Booked orders of the deal without what was cancelled, in euro by the rates that they were booked with
             * @default 0
             */
            readonly investitionssummeErreicht: number;
            /** @description What booked orders in other currencies come to that were booked without a rate: «1 000,00 JPY» */
            readonly erreichtWeitere: string | null;
            /** Format: local-date-time */
            naechsterKontakt: string | null;
            /** Format: date-time */
            readonly angelegtDatum: string;
            frei01: string | null;
            frei02: string | null;
            readonly verlustgrund: string | null;
        };
        TicketValue: {
            wert: number;
            bezeichnung: string;
            /** @description Only an action brings it */
            nurAktion: boolean;
        };
        TicketCompletion: {
            ergebnis: string;
            /**
             * @description Its open sub-tickets are completed as well
             * @default false
             */
            mitUntertickets: boolean;
        };
        TicketQuestion: {
            benutzerId: number;
            frage: string;
        };
        TicketAnswer: {
            antwort: string;
        };
        TicketMerge: {
            zielTicketId: number;
        };
        Ticket: {
            readonly id: number;
            readonly version: number;
            /** @description Given by the server */
            readonly ticketNummer: number;
            betreff: string;
            /** @default 0 */
            status: number;
            /** @default 0 */
            art: number;
            /**
             * @description 1 is the highest
             * @default 5
             */
            prioritaet: number;
            /** @default 0 */
            rolle: number;
            adresseId: number | null;
            ansprechpartnerId: number | null;
            assetId: number | null;
            dealId: number | null;
            /** @description What it is a part of */
            hauptTicketId: number | null;
            beschreibung: string | null;
            readonly ergebnis: string | null;
            verantwortlichBenutzerId: number | null;
            angefordertVonBenutzerId: number | null;
            zugeordnetBenutzerId: number | null;
            rueckfrageAnBenutzerId: number | null;
            nachErledigungZurueckAnBenutzerId: number | null;
            /** Format: date */
            erledigungAb: string | null;
            /** Format: date */
            erledigungBis: string | null;
            /**
             * Format: local-date-time
             * @description By priority and business hours
             */
            readonly antwortBis: string;
            /** @default 1 */
            abrechnungsart: number;
            /** @default 1 */
            abrechnungsartAktivitaeten: number;
            /** Format: duration-minutes */
            aufwandGeschaetzt: number | null;
            /** Format: duration-minutes */
            aufwandBeauftragt: number | null;
            /**
             * Format: duration-minutes
             * @description Durations of its activities
             * @default 0
             */
            readonly aufwandTatsaechlich: number;
            /**
             * @description Those below it
             * @default 0
             */
            readonly anzahlUntertickets: number;
            /** Format: date-time */
            readonly angelegtDatum: string;
            freiS01: string | null;
            freiS02: string | null;
            readonly angebotBelegId: number | null;
            readonly auftragBelegId: number | null;
            readonly abrechnungBelegId: number | null;
            readonly zusammengefuehrtInId: number | null;
        };
        OrderMaterial: {
            artikelId: number;
            /** @description The technician's store of good parts unless given */
            lagerId?: number | null;
            menge: number;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        MaterialShipment: {
            menge: number;
        };
        ReceivedPart: {
            seriennr: string;
        };
        MaterialReceipt: {
            menge: number;
            /** @default 0 */
            mengeNichtGeliefert: number;
            /**
             * @description Serial numbers of what was received
             * @default []
             */
            buchungen: components["schemas"]["ReceivedPart"][];
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        MaterialInstallation: {
            menge: number;
            /**
             * @description One for each part, or that of their batch
             * @default []
             */
            seriennummern: string[];
            assetId?: number | null;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        MaterialUse: {
            menge: number;
            /**
             * @description One for each part, or that of their batch
             * @default []
             */
            seriennummern: string[];
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        MaterialDefect: {
            menge: number;
            /** @enum {string} */
            verbleib: "EINGELAGERT" | "VERKAUFT";
            /**
             * @description One for each part, or that of their batch
             * @default []
             */
            seriennummern: string[];
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        ServiceMaterial: {
            readonly id: number;
            readonly version: number;
            serviceAuftragId: number;
            artikelId: number;
            menge: number;
            /** @description Where it is reserved; the warehouse that goods leave from for whoever plans it unless given */
            vonLagerId: number | null;
            /**
             * @description How it comes: 1 pickup, 2 trunk delivery, 3 customer delivery, 4 trunk removal, 5 external delivery, 6 material delivery point, 7 delivery request, 8 dismantling order; 0 unknown
             * @default 0
             * @enum {integer}
             */
            umlagerungTyp: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** Format: local-date-time */
            plannedTime: string | null;
            /** Format: local-date-time */
            readonly realTime: string | null;
            /** @default 0 */
            mengeBestellt: number;
            extReferenz: string | null;
            /** @default 0 */
            readonly mengeReserviert: number;
            /** @default 0 */
            readonly mengeUmgelagert: number;
            /** @default 0 */
            readonly mengeBestaetigt: number;
            /** @default 0 */
            readonly mengeNichtGeliefert: number;
            /** @default 0 */
            readonly mengeEingebaut: number;
            /** @default 0 */
            readonly mengeDoa: number;
            /** @default 0 */
            readonly mengeGutteilretoure: number;
            /** @default 0 */
            readonly mengeDefektVerkauft: number;
            /** @default 0 */
            readonly mengeDefektEingelagert: number;
            /**
             * @description Sent and neither confirmed nor missing
             * @default 0
             */
            readonly mengeUnterwegs: number;
            /**
             * @description Confirmed and not placed yet
             * @default 0
             */
            readonly mengeOffen: number;
            /**
             * @description Whether something of it is still to be done
             * @enum {string}
             */
            readonly status: "offen" | "erledigt";
            /**
             * @description S where parts have serial or batch numbers
             * @enum {string|null}
             */
            readonly sctyp: "S" | null;
            readonly technikerId: number | null;
            /** @description The user that the technician is */
            readonly benutzerId: number | null;
            /** @description Where it goes to */
            readonly empfangLagerId: number | null;
            readonly artikelnummer: string;
            readonly artikelbezeichnung: string;
            readonly mengeneinheit: string;
            readonly auftragsnummer: number;
            readonly auftragsstatus: string;
            readonly auftragsAdresse: string;
            readonly standortPlz: string | null;
            readonly standortOrt: string | null;
            readonly empfangLagerBezeichnung: string | null;
            readonly empfangLagerStrasse: string | null;
            readonly empfangLagerPlz: string | null;
            readonly empfangLagerOrt: string | null;
        };
        /** @description One thing that was done with a position; of parts with serial numbers each has its own. */
        MaterialBooking: {
            readonly id: number;
            readonly materialId: number;
            /** @enum {string} */
            readonly art: "BESTAETIGT" | "NICHT_GELIEFERT" | "EINGEBAUT" | "DOA" | "GUTTEILRETOURE" | "DEFEKT";
            readonly menge: number;
            readonly seriennr: string | null;
            /** @enum {string|null} */
            readonly verbleib: "EINGELAGERT" | "VERKAUFT" | null;
            /** @description Where it lies since */
            readonly lagerId: number | null;
            readonly assetId: number | null;
            /** Format: local-date-time */
            readonly gebuchtDatum: string;
            readonly benutzerId: number;
            /** Format: local-date-time */
            readonly storniertDatum: string | null;
        };
        RefusedCall: {
            readonly id: number;
            /** @description The key under which the call was recorded */
            readonly schluessel: string;
            /** @description What was done in the words of the page */
            readonly vorgang: string;
            /** @description With which record in the words of the page */
            readonly datensatz: string;
            readonly tabelle: string | null;
            readonly tabelleId: number | null;
            /** @description What was entered; one value a line */
            readonly eingaben: string | null;
            /** @description What the server said against it */
            readonly meldung: string;
            readonly meldungscode: string | null;
            /** @description Calls of the same device that wait behind it */
            readonly wartend: number;
            readonly benutzerId: number;
            readonly geraetName: string | null;
            /** Format: date-time */
            readonly erfasstUm: string;
            /** Format: date-time */
            readonly abgewiesenUm: string;
            /**
             * @description ERNEUT and VERWERFEN: decided by the office, not yet heard by the device
             * @default OFFEN
             * @enum {string}
             */
            readonly status: "OFFEN" | "ERNEUT" | "VERWERFEN" | "UEBERTRAGEN" | "VERWORFEN";
            readonly grund: string | null;
            readonly entschiedenVon: number | null;
            /** Format: date-time */
            readonly entschiedenAm: string | null;
            readonly version: number;
        };
        RefusedCallReport: {
            /** @enum {string} */
            status: "OFFEN" | "UEBERTRAGEN" | "VERWORFEN";
            vorgang: string;
            datensatz: string;
            tabelle?: string | null;
            tabelleId?: number | null;
            eingaben?: string | null;
            meldung: string;
            meldungscode?: string | null;
            wartend: number;
            /** Format: date-time */
            erfasstUm: string;
            /** Format: date-time */
            abgewiesenUm: string;
            grund?: string | null;
        };
        RefusedCallDiscarding: {
            grund: string;
        };
        TaskResult: {
            ergebnis: string;
            restarbeiten?: string | null;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        ServiceSignature: {
            readonly id: number;
            readonly planungId: number;
            /** @enum {string} */
            readonly art: "GEZEICHNET" | "GETIPPT" | "VERWEIGERT";
            readonly name: string;
            readonly rolle: string | null;
            readonly bildId: number | null;
            readonly grund: string | null;
            /** Format: date-time */
            readonly zeitpunkt: string;
            readonly dokumentHash: string;
            readonly geraet: string | null;
            readonly ort: string | null;
            /**
             * @description The signed PDF of a device is not the report as the server printed it when the signature arrived
             * @default false
             */
            readonly abweichend: boolean;
            /**
             * @description It counts no more: what was signed is another report, or what the report says was changed afterwards
             * @default false
             */
            readonly ungueltig: boolean;
        };
        ServiceSignatureInput: {
            /**
             * @default GEZEICHNET
             * @enum {string}
             */
            art: "GEZEICHNET" | "GETIPPT" | "VERWEIGERT";
            /** @description PNG of at most 200 KB, where it is drawn */
            bild?: string | null;
            name: string;
            rolle?: string | null;
            grund?: string | null;
            /** Format: date-time */
            zeitpunkt: string;
            /**
             * @description SHA-256 of the PDF that was shown: the one of the server, or one that was put to the files of the task
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            dokumentHash: string;
            /**
             * @description SHA-256 of what a report says that a device laid out: where the server knows something else by then, the signature counts no more
             * @example 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08
             */
            inhaltHash?: string | null;
            geraet?: string | null;
            ort?: string | null;
        };
        /** @description All that the report of a task says, besides the company and who signed it */
        ReportFacts: {
            /**
             * @description Of the customer
             * @enum {string}
             */
            sprache: "de" | "en" | "fr";
            empfaenger: components["schemas"]["ReportRecipient"];
            auftragsnummer: string;
            auftragsart: string;
            titel: string;
            beschreibung: string | null;
            extReferenz: string | null;
            /** @description Lines of the place, where it is not the customer's */
            einsatzort: string[] | null;
            asset: {
                assetnummer: string;
                bezeichnung: string;
                seriennummer: string | null;
            } | null;
            techniker: string | null;
            /** Format: local-date-time */
            beginnDatum: string;
            /** Format: local-date-time */
            reisebeginnDatum: string | null;
            /** Format: local-date-time */
            vorOrtDatum: string | null;
            /** Format: local-date-time */
            zeitmessungSeit: string | null;
            /**
             * Format: date-time
             * @description The same as an instant
             */
            zeitmessungUm: string | null;
            /** @description What the timer measures */
            zeitmessungTaetigkeitId: number | null;
            reisen: {
                /** Format: local-date-time */
                reisebeginn: string;
                /** Format: local-date-time */
                ankunft: string;
                /** @description Kilometres */
                strecke: number;
            }[];
            zeiten: {
                /** @description Of the working time, where it is stored */
                id: number | null;
                /** Format: date */
                datum: string;
                /** Format: local-time */
                von: string;
                /** Format: local-end-time */
                bis: string;
                /** @description Minutes */
                dauer: number;
                taetigkeit: string;
                techniker: string | null;
                bemerkung: string | null;
            }[];
            mehraufwand: {
                bezeichnung: string;
                /** Format: local-date-time */
                von: string | null;
                /** Format: local-date-time */
                bis: string | null;
                /** @description Whole euros */
                kosten: number | null;
                /** @description Kilometres */
                strecke: number | null;
                bemerkung: string | null;
            }[];
            checkliste: {
                /** @description Of the question */
                id: number;
                frage: string;
                /** @enum {string} */
                typ: "text" | "zahl" | "janein" | "auswahl" | "foto";
                wert: string | null;
            }[];
            ergebnis: string | null;
            restarbeiten: string | null;
        };
        ReportRecipient: {
            namen: string[];
            ansprechpartner: string | null;
            strasse: string | null;
            plz: string | null;
            ort: string | null;
            lkz: string;
            land: string;
            kundennr: string | null;
            ustId: string | null;
            lieferanschrift: string[] | null;
        };
        ReportTemplate: {
            firma: components["schemas"]["ReportCompany"];
            /** @description Who asks, as a technician */
            techniker: string | null;
            taetigkeiten: {
                id: number;
                bezeichnung: string;
            }[];
            mehraufwandsarten: {
                id: number;
                typ: number;
                bezeichnung: string;
            }[];
        };
        ReportCompany: {
            name: string;
            absenderzeile: string | null;
            strasse: string;
            plz: string;
            ort: string;
            lkz: string;
            land: string;
            telefon: string | null;
            email: string | null;
            webseite: string | null;
            ustId: string | null;
            steuernr: string | null;
            register: string | null;
            geschaeftsfuehrer: string[];
            bank: string | null;
            iban: string | null;
            bic: string | null;
            kontoinhaber: string | null;
            logo: {
                /** @enum {string} */
                art: "PNG" | "JPEG";
                daten: string;
            } | null;
        };
        TaskStep: {
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        TaskRemark: {
            bemerkung: string;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        OrderReason: {
            grund: string;
        };
        TravelStart: {
            /** Format: local-time */
            datum: string;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        SiteArrival: {
            /** Format: local-time */
            datum: string;
            /** @description Kilometres */
            strecke: number;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        /** @description What was told wrong, as it should have been; what is left out, or null, stays as it is. */
        StepCorrection: {
            /** Format: local-date-time */
            reisebeginnDatum?: string | null;
            /** Format: local-date-time */
            vorOrtDatum?: string | null;
            /** @description Kilometres */
            strecke?: number | null;
            /** Format: local-date-time */
            zeitmessungSeit?: string | null;
            grund: string;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        TimeCorrection: {
            /** Format: date */
            datum: string;
            /** Format: local-time */
            von: string;
            /**
             * Format: local-end-time
             * @description 24:00 is the end of the day
             */
            bis: string;
            grund: string;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        TimerStart: {
            taetigkeitId?: number | null;
            /**
             * @description Stops the one that is running
             * @default false
             */
            trotzdem: boolean;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        Suspension: {
            /** Format: local-date-time */
            beginnDatum?: string | null;
            grund: string;
            /** @default false */
            ohneTermin: boolean;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        /** @description The call with its begin and end, or in place of both how many minutes it took until now. */
        PhoneCompletion: {
            bemerkung: string;
            /** Format: local-time */
            von?: string | null;
            /** Format: local-time */
            bis?: string | null;
            /** Format: duration-minutes */
            dauer?: number | null;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        TaskCompletion: {
            ergebnis: string;
            restarbeiten?: string | null;
            /**
             * @description What is waited for before the rest can be done
             * @enum {string|null}
             */
            offen?: "MATERIAL" | "KUNDE" | null;
            /** @description Why nobody signed */
            unterschriftVerzicht?: string | null;
            /**
             * Format: date-time
             * @description When it happened, where it is told later
             */
            erfasstUm?: string | null;
        };
        ChecklistEntry: {
            id: number;
            bezeichnung: string;
            /** @enum {string} */
            typ: "text" | "zahl" | "janein" | "auswahl" | "foto";
            pflicht: boolean;
            auswahl: string[];
            wert: string | null;
        };
        ChecklistAnswer: {
            id: number;
            wert: string | null;
        };
        ServiceOrderType: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /** @description The product that orders of this kind are billed as at a flat rate; the usual one unless given */
            artikelId: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        ServiceBillingType: {
            readonly id: number;
            bezeichnung: string;
            /**
             * @description What the customer pays: all of it; one sum for work and travel; only what a contract does not cover; nothing
             * @default AUFWAND
             * @enum {string}
             */
            verfahren: "AUFWAND" | "PAUSCHALE" | "VERTRAG" | "KOSTENFREI";
        };
        ServiceActivity: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /** @description The product whose price an hour of it has; that of the usual hour unless given */
            artikelId: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        ExtraWorkType: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /**
             * @description 1 time range, 2 costs, 3 distance
             * @default 1
             * @enum {integer}
             */
            typ: 1 | 2 | 3;
            /** @description The product whose price an hour or a kilometre of it has; the usual one unless given */
            artikelId: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        CalendarEntryType: {
            readonly id: number;
            readonly version: number;
            readonly bezeichnung: string;
            bezeichnungDe: string;
            bezeichnungEn: string | null;
            bezeichnungFr: string | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
        };
        ServiceStatus: {
            readonly id: number;
            status: string;
            beschreibung: string;
            /**
             * @description A of an order, M of its material
             * @enum {string}
             */
            art: "A" | "M";
        };
        ServiceOrder: {
            readonly id: number;
            readonly version: number;
            /** @description Given by the server */
            readonly auftragsnummer: number;
            titel: string;
            auftragsbeschreibung: string | null;
            /** @default 00 */
            readonly auftragsstatus: string;
            /** @default 10 */
            readonly materialstatus: string;
            auftragsartId: number;
            abrechnungsartId: number | null;
            /** @description Who ordered it */
            adresseId: number;
            ansprechpartnerId: number | null;
            /** @description Where it is done, unless at the customer's */
            standortId: number | null;
            /** Format: phone */
            stoermelderTelefon: string | null;
            /** Format: phone */
            readonly telefon1?: string | null;
            /** Format: phone */
            readonly telefon2?: string | null;
            /** Format: phone */
            readonly mobil?: string | null;
            /** Format: phone */
            readonly standortTelefon1?: string | null;
            /** Format: phone */
            readonly standortTelefon2?: string | null;
            /** Format: phone */
            readonly standortMobil?: string | null;
            assetId: number | null;
            ticketId: number | null;
            extReferenz: string | null;
            /** Format: date */
            faelligBis: string | null;
            /** Format: duration-minutes */
            aufwandGeschaetzt: number | null;
            /**
             * Format: duration-minutes
             * @description Its working times
             * @default 0
             */
            readonly gebrauchteZeit: number;
            /** Format: date-time */
            readonly angelegtDatum: string;
            readonly ergebnis: string | null;
            readonly restarbeiten: string | null;
            readonly unterschriftVerzicht: string | null;
        };
        PlanningItem: {
            readonly id: number;
            readonly version: number;
            serviceAuftragId: number;
            /** @description Whom it is planned for; none where every technician may take it */
            technikerId: number | null;
            /** @description The user that the technician is */
            readonly benutzerId: number | null;
            /** Format: local-date-time */
            beginnDatum: string;
            /** Format: local-date-time */
            endeDatum: string;
            /** Format: local-date-time */
            readonly angenommenDatum: string | null;
            /** Format: local-date-time */
            readonly reisebeginnDatum: string | null;
            /** Format: local-date-time */
            readonly vorOrtDatum: string | null;
            /** @description Kilometres of the travel there */
            readonly strecke: number | null;
            /**
             * Format: local-date-time
             * @description Since when its timer runs
             */
            readonly zeitmessungSeit: string | null;
            /**
             * Format: date-time
             * @description The same as an instant
             */
            readonly zeitmessungUm: string | null;
            /**
             * Format: local-date-time
             * @description Since when it is over: done, refused, aborted, planned anew
             */
            readonly beendetDatum: string | null;
            readonly bemerkung: string | null;
            /** @description What came of this visit; its report says it */
            readonly ergebnis: string | null;
            readonly restarbeiten: string | null;
            /**
             * @description Why its technician may not be there then; nobody is kept from planning it
             * @enum {string|null}
             */
            readonly konflikt: "UEBERSCHNEIDUNG" | "ABWESEND" | null;
            /** @description Who signed its report last, or refused to */
            readonly unterschriebenVon: string | null;
            /** Format: date-time */
            readonly unterschriebenAm: string | null;
            readonly auftragsnummer: number;
            readonly titel: string;
            readonly auftragsbeschreibung: string | null;
            readonly auftragsstatus: string;
            readonly materialstatus: string;
            readonly adresseId: number;
            readonly standortId: number;
            readonly ticketId: number | null;
            readonly plz: string | null;
            readonly ort: string | null;
            readonly assetId: number | null;
            readonly assetNr: string | null;
            readonly assetBezeichnung: string | null;
        };
        WorkTime: {
            readonly id: number;
            readonly version: number;
            planungId: number;
            /** Format: date */
            datum: string;
            /** Format: local-time */
            von: string;
            /**
             * Format: local-end-time
             * @description 24:00 is the end of the day
             */
            bis: string;
            /** Format: duration-minutes */
            readonly dauer: number;
            /**
             * Format: date-time
             * @description Instant of its begin; tells the two hours apart when clocks are set back
             */
            readonly beginnUm: string;
            /** Format: date-time */
            readonly endeUm: string;
            taetigkeitId: number;
            bemerkung: string | null;
            readonly technikerId: number | null;
        };
        ExtraWork: {
            readonly id: number;
            readonly version: number;
            serviceAuftragId: number;
            mehraufwandArtId: number;
            /** Format: local-date-time */
            vonZeitpunkt: string | null;
            /** Format: local-date-time */
            bisZeitpunkt: string | null;
            kosten: number | null;
            /** @description Kilometres */
            strecke: number | null;
            abrechnungsartId: number | null;
            bemerkung: string | null;
        };
        CalendarEntry: {
            readonly id: number;
            readonly version: number;
            KAL_TYP_ID: number;
            BEN_ID: number;
            /** @description The technician that the user is */
            readonly technikerId: number | null;
            /** @default true */
            Vormittags: boolean;
            /** @default true */
            Nachmittags: boolean;
            /** Format: date */
            StartDatum: string;
            /** Format: date */
            EndeDatum: string;
            Kommentar: string | null;
        };
        DocumentAssignment: {
            belegId: number;
        };
        DealAssignment: {
            dealId: number;
        };
        DealOfDocument: {
            titel: string;
            /**
             * @description Whoever has an offer is called back
             * @default 2
             * @enum {integer}
             */
            phase: 1 | 2 | 3;
            zustaendigerBenutzer?: number | null;
            /**
             * Format: money
             * @description What the document amounts to unless given
             */
            investitionssummeGeplant?: number | null;
            /** Format: percent */
            chance?: number | null;
            /** Format: date */
            investitionsdatumGeplant?: string | null;
            /** Format: local-date-time */
            naechsterKontakt?: string | null;
        };
        TicketBilling: {
            /**
             * @default 0200
             * @enum {string}
             */
            belegart: "0100" | "0200" | "0490";
        };
        TicketReopening: {
            grund: string;
        };
        SalesDocument: {
            readonly id: number;
            readonly version: number;
            /** @enum {string} */
            readonly belegtyp: "01" | "02" | "03" | "04" | "05";
            /**
             * @description The first two digits are belegtyp
             * @example 0100
             */
            belegart: string;
            /** @description An invoice gets its number when it is booked */
            readonly belegnummer: string | null;
            /** Format: date */
            belegdatum: string;
            /**
             * @default 1
             * @enum {string}
             */
            readonly belegstatus: "1" | "2" | "3" | "4" | "5" | "6" | "8" | "9";
            adresseId: number;
            dealId: number | null;
            ticketId: number | null;
            /** @description The service order that it bills */
            readonly serviceAuftragId: number | null;
            readonly adressnummer: number;
            /** @description Name of the address */
            readonly adresse: string;
            name1: string | null;
            name2: string | null;
            name3: string | null;
            strasse: string | null;
            plz: string | null;
            ort: string | null;
            /** Format: country */
            lkz: string | null;
            ansprechpartnerId: number | null;
            /** Format: vat-id */
            ustId: string | null;
            /**
             * @description The address's own unless given
             * @enum {string}
             */
            sprache: "de" | "en" | "fr";
            /**
             * @description How it is taxed (at home, §6a, §13b, §3c UStG, export); follows from country and VAT id unless given
             * @enum {string}
             */
            besteuerung: "INLAND" | "INNERGEMEINSCHAFTLICH" | "REVERSE_CHARGE" | "FERNVERKAUF" | "AUSFUHR";
            /**
             * Format: money
             * @default 0
             */
            readonly endbetragNetto: number;
            /**
             * Format: money
             * @default 0
             */
            readonly endbetragBrutto: number;
            /**
             * Format: money
             * @description Net amount less the purchase prices of the lines that count
             */
            readonly rohertrag?: number | null;
            /**
             * Format: currency-code
             * @default EUR
             */
            waehrung: string;
            /**
             * Format: exchange-rate
             * @description Units of its currency for one euro on its day, kept when it was booked; null in euro and where none was known
             */
            readonly kurs: number | null;
            /** Format: percent */
            rabatt1: number | null;
            /** Format: percent */
            rabatt2: number | null;
            /** Format: money */
            frachtkosten: number | null;
            /** @description What the last part of an order takes, by rate, so that the parts end at its sum */
            readonly ausgleich: components["schemas"]["DocumentRounding"][] | null;
            lieferbedingung: number | null;
            zahlungsart: number | null;
            /**
             * @description Somebody has approved it as it is; a change of what stands on it takes that away
             * @default false
             */
            freigabe: boolean;
            /** @description Who changed last what stands on it; null where nobody has since it was begun */
            readonly inhaltVon: number | null;
            /** Format: date */
            auftragsDatum: string | null;
            /** Format: date */
            liefertermin: string | null;
            /** @default false */
            fixtermin: boolean;
            /** Format: date */
            leistungVon: string | null;
            /** Format: date */
            leistungBis: string | null;
            bestellnummerKunde: string | null;
            kopftext: string | null;
            fusstext: string | null;
            lagerId: number | null;
            readonly sendungsnummer: string | null;
            /** @description The document that this one takes back */
            readonly stornoZuId: number | null;
            /** Format: date-time */
            readonly gedrucktAm: string | null;
            /**
             * @description It was changed after it had been printed
             * @default false
             */
            readonly druckVeraltet: boolean;
            /** Format: date-time */
            readonly gebuchtAm: string | null;
            /** @description SHA-256 of what stood on it when it was booked */
            readonly dokumentHash: string | null;
            /** @description The kuerzel that its user had */
            readonly benutzer: string;
            /** @description Whose it is */
            readonly benutzerId: number | null;
        };
        Position: {
            readonly id: number;
            readonly version: number;
            readonly belegId: number;
            /** @description Ten more than the last one unless given */
            position: number;
            /**
             * @description N article, T text, Z subtotal, O optional, A alternative
             * @default N
             * @enum {string}
             */
            positionsArt: "N" | "T" | "Z" | "O" | "A";
            artikelId: number | null;
            readonly artikelnummer: string | null;
            /** @description The product's own unless somebody changes it */
            bezeichnung: string;
            langtext: string | null;
            /** Format: quantity */
            menge: number | null;
            mengeneinheit: string | null;
            /**
             * Format: money
             * @description Found by the server unless given
             */
            einzelpreis: number | null;
            /**
             * @description Why the price is what it is
             * @enum {string|null}
             */
            readonly preisregel: "MANUELL" | "SONDERPREIS_ZEIT" | "SONDERPREIS_MENGE" | "RABATT_MENGE" | "PREISGRUPPE" | "LISTENPREIS" | "UEBERNOMMEN" | null;
            /** Format: percent */
            rabatt1: number | null;
            /** Format: percent */
            rabatt2: number | null;
            /** Format: percent */
            teuerungszuschlagProzent: number | null;
            /**
             * Format: unit-price
             * @description The unit price after discounts and surcharge
             */
            readonly effektivpreis: number | null;
            /**
             * Format: money
             * @description What discounts and surcharge take off the line; negative where they add to it
             */
            readonly rabattbetrag: number | null;
            /**
             * Format: money
             * @description Quantity × unit price after discounts and surcharge, rounded once
             */
            readonly gesamtpreis: number | null;
            /**
             * @description Its unit price was rounded before it was multiplied: of lines written before 29.11.2026
             * @default false
             */
            readonly einzelpreisGerundet: boolean;
            /**
             * Format: money
             * @description Purchase price of one unit when the line was written
             */
            eknetto?: number | null;
            /** Format: money */
            readonly rohertrag?: number | null;
            mwstsatz: number | null;
            /** Format: percent */
            readonly steuersatz: number | null;
            /** @default true */
            readonly istRabattierfaehig: boolean;
            /** @default true */
            readonly istSkontofaehig: boolean;
            /** @description Warehouse */
            lagId: number | null;
            /**
             * Format: quantity
             * @description Of the product now, as everywhere else; null for what is not kept in stock
             */
            readonly verfuegbar: number | null;
            /**
             * Format: quantity
             * @description What the line's warehouse can deliver of it for this document now, its own reservation included
             */
            readonly lieferbar: number | null;
            /**
             * Format: quantity
             * @description In booked successors
             * @default 0
             */
            readonly mengeUebernommen: number;
            /**
             * Format: quantity
             * @description What no booked successor has taken over
             */
            readonly mengeOffen: number | null;
            readonly vorgaengerPositionId: number | null;
            /** @description Of a heading: the document whose lines follow */
            readonly vorgaengerId: number | null;
        };
        DocumentHistoryEntry: {
            readonly id: number;
            readonly belegId: number;
            /** @enum {string} */
            readonly art: "A" | "B" | "C" | "D" | "E" | "F" | "G" | "H" | "I" | "J" | "K" | "L" | "M" | "N" | "O" | "P" | "Q" | "R" | "S" | "T" | "U";
            readonly text: string;
            readonly benutzer: string;
            /** Format: date */
            readonly datum: string;
            /** Format: local-time */
            readonly uhrzeit: string;
        };
        /** @enum {string} */
        DocumentCategory: "SUPPLIER_PRICE_REQUEST" | "SUPPLIER_ORDER" | "SUPPLIER_DELIVERY_DOCUMENT" | "SUPPLIER_INVOICE" | "SUPPLIER_CREDIT_NOTE" | "CUSTOMER_OFFER" | "CUSTOMER_ORDER" | "CUSTOMER_DELIVERY_DOCUMENT" | "CUSTOMER_INVOICE" | "CUSTOMER_CREDIT_NOTE";
        DocumentTotals: {
            /**
             * Format: money
             * @description Sum of the lines that count
             */
            positionen: number;
            /**
             * Format: money
             * @description Head discounts
             */
            rabatt: number;
            /** Format: money */
            frachtkosten: number;
            /**
             * Format: money
             * @description What a last part takes so that the parts end at the net sum of their order; null for nothing
             */
            ausgleich: number | null;
            /** Format: money */
            netto: number;
            steuern: components["schemas"]["DocumentTax"][];
            /** Format: money */
            brutto: number;
            /**
             * Format: money
             * @description Gross amount that a cash discount is taken of
             */
            skontobasis: number;
            /** Format: money */
            rohertrag?: number | null;
            waehrung: string;
        };
        /** @description Holds as long as net sum and tax of the rate are these */
        DocumentRounding: {
            /** Format: percent */
            steuersatz: number;
            /** Format: money */
            netto: number;
            /** Format: money */
            steuer: number;
            /**
             * Format: money
             * @description Added to the net sum
             */
            zuNetto: number;
            /**
             * Format: money
             * @description Added to the tax
             */
            zuSteuer: number;
        };
        DocumentTax: {
            /** Format: percent */
            steuersatz: number;
            /** Format: money */
            netto: number;
            /** Format: money */
            steuer: number;
        };
        PositionSuggestion: {
            artikelId: number;
            artikelnummer: string;
            bezeichnung: string;
            langtext: string | null;
            /** Format: quantity */
            menge: number;
            mengeneinheit: string | null;
            /**
             * Format: money
             * @description Null in a currency that no price list has
             */
            einzelpreis: number | null;
            /** @enum {string|null} */
            preisregel: "SONDERPREIS_ZEIT" | "SONDERPREIS_MENGE" | "RABATT_MENGE" | "PREISGRUPPE" | "LISTENPREIS" | null;
            /** Format: percent */
            rabatt1: number | null;
            /** Format: percent */
            rabatt2: number | null;
            /** Format: money */
            eknetto?: number | null;
            mwstsatz: number;
            /** Format: percent */
            steuersatz: number;
            istRabattierfaehig: boolean;
            istSkontofaehig: boolean;
            lagId: number | null;
            /**
             * Format: quantity
             * @description Of the product now; null for what is not kept in stock
             */
            verfuegbar: number | null;
            /**
             * Format: quantity
             * @description What that warehouse can deliver of it now
             */
            lieferbar: number | null;
        };
        DocumentCheck: {
            summen: components["schemas"]["DocumentTotals"];
            pruefung: components["schemas"]["DocumentFinding"][];
            /** @description Lines for which less is available than booking takes */
            bestand: components["schemas"]["DocumentShortage"][];
        };
        DocumentShortage: {
            positionId: number;
            artikelId: number;
            artikelnummer: string;
            bezeichnung: string;
            lagId: number;
            /** Format: quantity */
            menge: number;
            /** Format: quantity */
            verfuegbar: number;
        };
        /** @description Something that a document lacks, or that one should look at before it is booked */
        DocumentFinding: {
            /**
             * @description FEHLER keeps it from being booked
             * @enum {string}
             */
            schwere: "FEHLER" | "WARNUNG" | "HINWEIS";
            /** @description As messageCode of a refusal */
            code: string;
            text: string;
            /** @description The property it is about */
            feld: string | null;
            /**
             * @description Of another record that has the property
             * @enum {string|null}
             */
            tabelle: "ADR" | "SYS" | null;
            tabelleId: number | null;
            /** @description The line that has the property */
            positionId: number | null;
        };
        DocumentConversion: {
            /** @description All that is left of all lines unless given */
            positionen?: components["schemas"]["ConvertedLine"][];
            /**
             * @description Books a draft first, in the same transaction
             * @default false
             */
            buchen: boolean;
        };
        ConvertedLine: {
            id: number;
            /** Format: quantity */
            menge: number;
        };
        CollectiveConversion: {
            ids: number[];
            /** @enum {string} */
            targetType: "02" | "03" | "04" | "05";
            /** @description What counts where heads that may become one differ */
            wahl?: components["schemas"]["CollectiveChoice"][];
            /**
             * @description Documents that differ in what nothing was chosen for get successors of their own
             * @default false
             */
            getrennt: boolean;
        };
        CollectiveChoice: {
            feld: components["schemas"]["CollectiveField"];
            /** @description The document whose head counts, among those that it may become one with */
            id: number;
        };
        /**
         * @description What of a head is chosen as a whole; empfaenger: name and postal address
         * @enum {string}
         */
        CollectiveField: "empfaenger" | "ansprechpartnerId" | "ustId" | "sprache" | "zahlungsart" | "lieferbedingung";
        CollectiveResult: {
            /** @description The successors, in the order of the plan */
            ids: number[];
        };
        CollectivePlan: {
            gruppen: components["schemas"]["CollectiveGroup"][];
            abweichungen: components["schemas"]["CollectiveDifference"][];
        };
        /** @description One successor */
        CollectiveGroup: {
            /** @description Whom it is for */
            titel: string;
            /** @description What it does not have in common with the other successors of its debtor */
            merkmale: string[];
            quellen: {
                id: number;
                /** @description As the successor names it above its lines */
                text: string;
            }[];
            /** @description What its documents do not agree in, and it does not say */
            entfaellt: string[];
        };
        /** @description Something in which documents differ that may become one */
        CollectiveDifference: {
            feld: components["schemas"]["CollectiveField"];
            bezeichnung: string;
            werte: {
                /** @description A document with this value, to choose it by */
                id: number;
                text: string;
                ids: number[];
            }[];
        };
        DocumentReason: {
            grund: string;
        };
        DocumentCopy: {
            /**
             * @description Prices as they are found today
             * @default false
             */
            preiseNeu: boolean;
            /**
             * @description The same unless given
             * @example 0100
             */
            belegart?: string;
        };
        DocumentSource: {
            belegId: number;
        };
        DocumentNote: {
            text: string;
        };
        DocumentTracking: {
            sendungsnummer: string;
        };
        Signature: {
            readonly id: number;
            readonly belegId: number;
            /** @enum {string} */
            readonly art: "GEZEICHNET" | "GETIPPT" | "VERWEIGERT";
            readonly name: string;
            readonly rolle: string | null;
            readonly bildId: number | null;
            readonly grund: string | null;
            /** Format: date-time */
            readonly zeitpunkt: string;
            readonly dokumentHash: string;
            readonly geraet: string | null;
            readonly ort: string | null;
            /**
             * @description The document was changed after it had been signed
             * @default false
             */
            readonly ungueltig: boolean;
        };
        SignatureInput: {
            /**
             * @default GEZEICHNET
             * @enum {string}
             */
            art: "GEZEICHNET" | "GETIPPT" | "VERWEIGERT";
            /** @description PNG of at most 200 KB, where it is drawn */
            bild?: string | null;
            name: string;
            rolle?: string | null;
            grund?: string | null;
            /** Format: date-time */
            zeitpunkt: string;
            /**
             * @description SHA-256 of the PDF that was shown
             * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
             */
            dokumentHash: string;
            geraet?: string | null;
            ort?: string | null;
        };
        ItemHistoryEntry: {
            readonly id: number;
            readonly belegId: number;
            readonly belegart: string;
            readonly belegnummer: string | null;
            /** Format: date */
            readonly belegdatum: string;
            readonly artikelId: number | null;
            readonly artikelnummer: string | null;
            readonly bezeichnung: string;
            /** Format: quantity */
            readonly menge: number | null;
            readonly mengeneinheit: string | null;
            /** Format: money */
            readonly einzelpreis: number | null;
            /** Format: money */
            readonly gesamtpreis: number | null;
        };
        OrderBilling: {
            /**
             * @description Bills what has a price although something else has none yet
             * @default false
             */
            teilweise: boolean;
        };
        BillingPlan: {
            positionen: components["schemas"]["BillingLine"][];
            nichtBerechnet: components["schemas"]["UnbilledEntry"][];
            /**
             * Format: money
             * @description Sum of the lines
             */
            netto: number;
            befunde: components["schemas"]["DocumentFinding"][];
        };
        BillingLine: {
            bezeichnung: string;
            /** Format: quantity */
            menge: number;
            mengeneinheit: string | null;
            /** Format: money */
            einzelpreis: number;
            /**
             * Format: money
             * @description Less discounts
             */
            betrag: number;
        };
        UnbilledEntry: {
            bezeichnung: string;
            /** Format: quantity */
            menge: number;
            mengeneinheit: string | null;
            /**
             * @description Free of charge; by contract; in the flat rate; nothing of it counts; it has no price yet
             * @enum {string}
             */
            grund: "KOSTENFREI" | "VERTRAG" | "PAUSCHALE" | "LEER" | "OHNE_PREIS";
            /** @description The billing type that says so */
            abrechnungsart: string | null;
        };
        OpenItem: {
            readonly id: number;
            readonly version: number;
            readonly rechnungsnummer: string;
            readonly belegId: number;
            readonly abgeschlossen: boolean;
            /**
             * @description R invoice, G credit note
             * @enum {string}
             */
            readonly opvArt: "R" | "G";
            readonly adresseId: number;
            readonly adressnummer: number;
            readonly kundennr: string | null;
            readonly adresse: string;
            /**
             * Format: money
             * @description Negative on credit notes
             */
            readonly rechnungsBetrag: number;
            /**
             * Format: money
             * @description With cash discount
             * @default 0
             */
            readonly bisherGezahlt: number;
            /** Format: money */
            readonly offenerBetrag: number;
            /**
             * Format: currency-code
             * @default EUR
             */
            readonly waehrung: string;
            /** Format: date */
            readonly rechnungsdatum: string;
            /** Format: date */
            readonly skontoFaellig: string | null;
            /** Format: percent */
            readonly skontoProzent: number | null;
            /** Format: date */
            readonly skontoFaellig2: string | null;
            /** Format: percent */
            readonly skontoProzent2: number | null;
            /**
             * Format: money
             * @description What of the amount a cash discount is taken of, where that is not all of it
             */
            readonly skontobasis: number | null;
            /** Format: date */
            readonly nettoFaellig: string;
            /**
             * @description Follows from the amount and what was paid of it
             * @enum {string}
             */
            readonly zahlungsstand: "OFFEN" | "TEILBEZAHLT" | "BEZAHLT" | "UEBERZAHLT";
            /**
             * @default 0
             * @enum {integer}
             */
            readonly mahnstufe: 0 | 1 | 2 | 3 | 4 | 5;
            /**
             * @description In clarification; dunning rests
             * @default false
             */
            readonly klaerung: boolean;
            readonly klaerungBenutzerId: number | null;
            readonly klaerungGrund: string | null;
            /** Format: date */
            readonly klaerungBis: string | null;
        };
        Payment: {
            readonly id: number;
            readonly version: number;
            readonly offenePostenId: number;
            /** Format: date */
            zahlungsDatum: string;
            /** Format: money */
            zahlungsBetrag: number;
            /**
             * Format: money
             * @description Cash discount taken with it; derived
             * @default 0
             */
            readonly skonto: number;
            /**
             * Format: money
             * @description A cent over (negative) or under that is written off with it, up to FINANZEN.TOLERANZ; derived
             * @default 0
             */
            readonly differenz: number;
            /**
             * @default UEBERWEISUNG
             * @enum {string}
             */
            zahlungPer: "UEBERWEISUNG" | "LASTSCHRIFT" | "BAR" | "KARTE" | "VERRECHNUNG";
            /** @description Bank statement */
            auszug: string | null;
            bemerkung: string | null;
            /**
             * @description Booked, undone, or the entry that undoes one
             * @enum {string}
             */
            readonly zustand: "GEBUCHT" | "STORNIERT" | "STORNO";
            /** @description The payment it undoes */
            readonly stornoZuId: number | null;
            readonly storniertDurchId: number | null;
        };
        PaymentReversal: {
            grund: string;
        };
        Clarification: {
            /** @description Who clarifies it and is reminded */
            benutzerId: number;
            /**
             * Format: date
             * @description Until when dunning rests
             */
            bis: string;
            grund: string;
        };
        DunningLevel: {
            /** @enum {integer} */
            stufe: 0 | 1 | 2 | 3 | 4 | 5;
            grund: string;
        };
        DealOutlookRow: {
            /** @enum {integer} */
            phase: 1 | 2 | 3;
            /**
             * Format: date
             * @description First day of the month of the planned investment; null for deals without a date
             */
            monat: string | null;
            anzahl: number;
            /**
             * Format: money
             * @description Planned sums
             */
            summe: number;
            /**
             * Format: money
             * @description Planned sums by their chances; a deal without a chance counts nothing
             */
            gewichtet: number;
        };
        TurnoverRow: {
            /** Format: currency-code */
            waehrung: string;
            /** @description Fiscal year */
            jahr: number;
            /** @description Month of the fiscal year */
            monat: number;
            /** Format: money */
            summe: number;
            /**
             * Format: money
             * @description Of the days of the month up to that of today; a year under way is compared with the same days
             */
            summeBisHeute: number;
        };
        GroupTurnoverRow: {
            /** Format: currency-code */
            waehrung: string;
            warengruppe: string;
            /** @description Null for freight and head discounts; they belong to no group */
            warengruppeId: number | null;
            jahr: number;
            monat: number;
            /** Format: money */
            summe: number;
            /**
             * Format: money
             * @description Of the days of the month up to that of today; a year under way is compared with the same days
             */
            summeBisHeute: number;
        };
        /** @description What a document has sold of one article, or what it amounts to besides. They add up to the turnover. It refers to nothing by x-ref: a view keeps no record from being removed. */
        TurnoverPosition: {
            readonly id: number;
            readonly belegId: number;
            readonly belegnummer: string;
            /** Format: date */
            readonly belegdatum: string;
            readonly adresseId: number;
            readonly adresse: string;
            readonly artikelnummer: string | null;
            readonly bezeichnung: string | null;
            readonly warengruppeId: number | null;
            /** Format: money */
            readonly summe: number;
            /** Format: currency-code */
            readonly waehrung: string;
        };
        /** @description Of one currency: a row in euro, and one for each other currency that something is open in */
        OpenItemOverview: {
            /** Format: currency-code */
            waehrung: string;
            stufe0_Anzahl: number;
            /** Format: money */
            stufe0_Betrag: number;
            stufe1_Anzahl: number;
            /** Format: money */
            stufe1_Betrag: number;
            stufe2_Anzahl: number;
            /** Format: money */
            stufe2_Betrag: number;
            stufe3_Anzahl: number;
            /** Format: money */
            stufe3_Betrag: number;
            stufe4_Anzahl: number;
            /** Format: money */
            stufe4_Betrag: number;
            klaerung_Anzahl: number;
            /** Format: money */
            klaerung_Betrag: number;
            nichtFaellig_Anzahl: number;
            /** Format: money */
            nichtFaellig_Betrag: number;
            /** @description Due for 1 to 30 days */
            faelligBis30_Anzahl: number;
            /** Format: money */
            faelligBis30_Betrag: number;
            faelligBis60_Anzahl: number;
            /** Format: money */
            faelligBis60_Betrag: number;
            faelligBis90_Anzahl: number;
            /** Format: money */
            faelligBis90_Betrag: number;
            faelligUeber90_Anzahl: number;
            /** Format: money */
            faelligUeber90_Betrag: number;
        };
        Backorder: {
            /** @description Of the position */
            id: number;
            belegId: number;
            belegnummer: string;
            /** Format: date */
            belegdatum: string;
            /** Format: date */
            liefertermin: string | null;
            adresseId: number;
            adresse: string;
            artikelId: number | null;
            artikelnummer: string | null;
            bezeichnung: string;
            /** Format: quantity */
            menge: number;
            /** Format: quantity */
            offeneMenge: number;
            mengeneinheit: string | null;
            /** Format: money */
            offenerBetrag: number;
            /** Format: currency-code */
            waehrung: string;
        };
        MailMessage: {
            readonly id: number;
            readonly version: number;
            /**
             * @default WARTET
             * @enum {string}
             */
            readonly status: "WARTET" | "IN_VERSAND" | "GESENDET" | "TEILWEISE" | "FEHLGESCHLAGEN" | "UNGEKLAERT" | "ZURUECKGEHALTEN" | "VERWORFEN";
            /** @enum {string} */
            readonly quelle: "BELEG" | "SERVICEBERICHT";
            readonly bezug: string;
            readonly belegId: number | null;
            readonly planungId: number | null;
            readonly adresseId: number | null;
            readonly absenderName: string;
            /** Format: email */
            readonly absenderAdresse: string;
            /** Format: email */
            readonly antwortAn: string | null;
            readonly an: string;
            readonly kopie: string | null;
            readonly blindkopie: string | null;
            readonly betreff: string;
            readonly text: string;
            /** @description Names of the attachments */
            readonly anlagen: string | null;
            /** @default 0 */
            readonly versuche: number;
            /** Format: date-time */
            readonly naechsterVersuch: string | null;
            /** Format: date-time */
            readonly gesendetAm: string | null;
            /** @description Why it did not go out, or not to everybody */
            readonly meldung: string | null;
            readonly benutzerId: number;
            /** Format: date-time */
            readonly erstelltAm: string;
        };
        MailInput: {
            /**
             * @description Addresses, separated by commas
             * @example walk@example.com
             */
            an: string;
            /** @example walk@example.com */
            kopie?: string | null;
            /** @example walk@example.com */
            blindkopie?: string | null;
            /** @example Walk */
            betreff: string;
            text: string;
            /**
             * @description Files of the record that are attached besides its paper
             * @default []
             */
            dateien: number[];
        };
        MailDraft: {
            an: string;
            kopie: string | null;
            blindkopie: string | null;
            betreff: string;
            text: string;
            anlagen: components["schemas"]["MailDraftFile"][];
            pruefung: components["schemas"]["MailFinding"][];
        };
        /** @description What a message may have attached; without an id it is a paper, which always is */
        MailDraftFile: {
            id: number | null;
            name: string;
            /** @description In bytes */
            groesse: number | null;
        };
        MailFinding: {
            /** @enum {string} */
            schwere: "FEHLER" | "WARNUNG" | "HINWEIS";
            code: string;
            text: string;
            feld: string | null;
            parameter?: string[];
        };
        MailBatch: {
            ids: number[];
            /**
             * @description Each document has a message of its own
             * @default true
             */
            getrennt: boolean;
        };
        MailBatchResult: {
            /** @description The messages, in the order of the plan */
            ids: number[];
        };
        MailPlan: {
            gruppen: components["schemas"]["MailPlanGroup"][];
            abweichungen: string[];
        };
        /** @description One message */
        MailPlanGroup: {
            /** @description Who gets it */
            titel: string;
            /** @description Its subject */
            merkmale: string[];
            quellen: {
                id: number;
                text: string;
            }[];
            entfaellt: string[];
        };
        MailAccount: {
            readonly id: number;
            readonly version: number;
            bezeichnung: string;
            /**
             * @description Messages are sent
             * @default false
             */
            aktiv: boolean;
            /** @example mail.example.com */
            host: string | null;
            /** @default 587 */
            port: number;
            /**
             * @description KEINE: only without a password, or to this computer
             * @default STARTTLS
             * @enum {string}
             */
            verschluesselung: "STARTTLS" | "TLS" | "KEINE";
            benutzername: string | null;
            /** @default false */
            readonly hatKennwort: boolean;
            /**
             * @description BENUTZER: from whoever sends it, where they have an address
             * @default FIRMA
             * @enum {string}
             */
            absender: "FIRMA" | "BENUTZER";
            absenderName: string | null;
            /** Format: email */
            absenderAdresse: string | null;
            /**
             * Format: email
             * @description Whoever sends it unless given
             */
            antwortAn: string | null;
            /**
             * Format: email
             * @description Gets all messages
             */
            blindkopie: string | null;
            /** @default 200 */
            proStunde: number;
            /** @default 6 */
            versuche: number;
            /**
             * @description Messages are sent although the company is the demo company
             * @default false
             */
            ausDemodaten: boolean;
        };
        MailTemplate: {
            readonly id: number;
            readonly version: number;
            /** @enum {string} */
            readonly art: "ANGEBOT" | "AUFTRAG" | "LIEFERSCHEIN" | "RECHNUNG" | "GUTSCHRIFT" | "SERVICEBERICHT";
            /** @enum {string} */
            readonly sprache: "de" | "en" | "fr";
            /** @example Walk */
            betreff: string;
            text: string;
        };
        MailSignature: {
            readonly id: number;
            readonly version: number;
            readonly benutzerId: number;
            /**
             * @default de
             * @enum {string}
             */
            sprache: "de" | "en" | "fr";
            text: string;
        };
        MailPassword: {
            /**
             * Format: password
             * @description null: without one
             */
            kennwort: string | null;
        };
        MailTest: {
            /** Format: email */
            an: string;
        };
        MailPreview: {
            betreff: string;
            text: string;
        };
        BasicData: {
            benutzer: components["schemas"]["UserReference"][];
            zahlungsarten: components["schemas"]["ReferenceText"][];
            lieferbedingungen: components["schemas"]["ReferenceText"][];
            serviceAuftragsarten: components["schemas"]["ReferenceText"][];
            serviceAbrechnungsarten: components["schemas"]["ReferenceText"][];
            belegarten: {
                belegart: string;
                bezeichnung: string;
                kategorie: components["schemas"]["DocumentCategory"];
                /** @description Nobody creates one by hand */
                gesperrt: boolean;
            }[];
            mwstsaetze: {
                id: number;
                bezeichnung: string;
                /**
                 * Format: percent
                 * @description Today in Germany
                 */
                satz: number;
            }[];
            lager: {
                id: number;
                lager: string;
                kurzbezeichnung: string;
                /** @description Not offered for anything new */
                gesperrt?: boolean;
            }[];
            lagerkreise: {
                id: number;
                name: string;
                istHauptlagerkreis: boolean;
                /** @description The caller's default warehouse is in it; without one, a technician's store of good parts */
                istEigener: boolean;
            }[];
        };
        SystemInfo: {
            serverVersion: string;
            /** @description The demo company with its well-known logins is installed. */
            demo: boolean;
            links: {
                /** @enum {string} */
                name: "imprint" | "disclaimer" | "privacy" | "terms" | "news";
                /** Format: web-address */
                url: string;
            }[];
            /** @description Which of the areas that an installation may do without it uses */
            nutzung: {
                tickets: boolean;
                deals: boolean;
            };
            lizenzName?: string;
            datenbankVersion?: string;
        };
        UserReference: {
            id: number;
            name: string;
            kuerzel: string;
            gesperrt: boolean;
        };
        ReferenceText: {
            id: number;
            bezeichnung: string;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
        };
        UserInput: {
            /**
             * Format: user-name
             * @description For the login; kept in lower case
             */
            benutzername: string;
            name: string;
            kuerzel: string;
            /** Format: phone */
            telefon?: string | null;
            /** Format: email */
            email?: string | null;
            /**
             * @description 0 office, 1 office and warehouse, 2 technician, 3 warehouse, 4 portal and API
             * @default 0
             * @enum {integer}
             */
            typ: 0 | 1 | 2 | 3 | 4;
            /**
             * @description Has every right
             * @default false
             */
            istAdmin: boolean;
            /** @default false */
            gesperrt: boolean;
            technikerId?: number | null;
            /** @description The default warehouse; its storage region counts where none is chosen */
            vorgabeLagerId?: number | null;
            /** @default [] */
            rollen: number[];
            /**
             * @description To be changed after the next login
             * @default true
             */
            passwortAendern: boolean;
            /**
             * Format: password
             * @description The first password
             */
            passwort: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        UserPatch: {
            /**
             * Format: user-name
             * @description For the login; kept in lower case
             */
            benutzername?: string;
            name?: string;
            kuerzel?: string;
            /** Format: phone */
            telefon?: string | null;
            /** Format: email */
            email?: string | null;
            /**
             * @description 0 office, 1 office and warehouse, 2 technician, 3 warehouse, 4 portal and API
             * @enum {integer}
             */
            typ?: 0 | 1 | 2 | 3 | 4;
            /** @description Has every right */
            istAdmin?: boolean;
            gesperrt?: boolean;
            technikerId?: number | null;
            /** @description The default warehouse; its storage region counts where none is chosen */
            vorgabeLagerId?: number | null;
            rollen?: number[];
            /** @description To be changed after the next login */
            passwortAendern?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        RoleInput: {
            name: string;
            /** @default [] */
            rechte: components["schemas"]["Right"][];
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        RolePatch: {
            name?: string;
            rechte?: components["schemas"]["Right"][];
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ImportInput: {
            pfad: components["schemas"]["ImportPath"];
            /** @description Name of the file */
            datei: string;
        };
        SystemParameterPatch: {
            wert?: string | null;
            /** @description Instead of the value where the type is BILD */
            bild?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        PaymentMethodInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /**
             * @description Who moves the money and how; an invoice says what will happen
             * @default UEBERWEISUNG
             * @enum {string}
             */
            zahlungPer: "UEBERWEISUNG" | "LASTSCHRIFT" | "BAR" | "KARTE";
            /**
             * @description Days until it is due
             * @default 30
             */
            nettoTage: number;
            skonto1Tage?: number | null;
            /** Format: percent */
            skonto1Prozent?: number | null;
            skonto2Tage?: number | null;
            /** Format: percent */
            skonto2Prozent?: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        PaymentMethodPatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /**
             * @description Who moves the money and how; an invoice says what will happen
             * @enum {string}
             */
            zahlungPer?: "UEBERWEISUNG" | "LASTSCHRIFT" | "BAR" | "KARTE";
            /** @description Days until it is due */
            nettoTage?: number;
            skonto1Tage?: number | null;
            /** Format: percent */
            skonto1Prozent?: number | null;
            skonto2Tage?: number | null;
            /** Format: percent */
            skonto2Prozent?: number | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        DeliveryTermInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        DeliveryTermPatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ExchangeRateInput: {
            /**
             * @description Currency and day, «USD 2026-11-27»: by it a row of a file recognises a rate; follows from both, whatever is given
             * @example USD 2026-11-27
             */
            schluessel?: string;
            /** Format: currency-code */
            waehrung: string;
            /** Format: date */
            tag: string;
            /**
             * Format: exchange-rate
             * @description Units of the currency for one euro
             */
            kurs: number;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ExchangeRatePatch: {
            /**
             * @description Currency and day, «USD 2026-11-27»: by it a row of a file recognises a rate; follows from both, whatever is given
             * @example USD 2026-11-27
             */
            schluessel?: string | null;
            /** Format: currency-code */
            waehrung?: string;
            /** Format: date */
            tag?: string;
            /**
             * Format: exchange-rate
             * @description Units of the currency for one euro
             */
            kurs?: number;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        AddressInput: {
            kundennr?: string | null;
            lieferantennummer?: string | null;
            /** @enum {string|null} */
            personenart?: "NATURAL" | "LEGAL" | null;
            anrede?: string | null;
            name1: string;
            name2?: string | null;
            name3?: string | null;
            kurzname?: string | null;
            strasse?: string | null;
            plz?: string | null;
            ort?: string | null;
            /** Format: country */
            lkz?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: phone */
            telefon1?: string | null;
            /** Format: phone */
            telefax1?: string | null;
            /** Format: phone */
            mobil?: string | null;
            /** Format: web-address */
            webseite?: string | null;
            /** @default false */
            istKunde: boolean;
            /** @default false */
            istLieferant: boolean;
            /** @default false */
            gesperrt: boolean;
            /** @default false */
            mahnsperre: boolean;
            /** Format: money */
            kreditlimit?: number | null;
            zahlart?: number | null;
            lieferart?: number | null;
            /** @default 1 */
            preisgruppe: number;
            /** Format: date */
            erstkontakt?: string | null;
            vertreter1?: number | null;
            vertreter2?: number | null;
            vertreter3?: number | null;
            /** @enum {string|null} */
            sprache?: "de" | "en" | "fr" | null;
            /** Format: vat-id */
            ustId?: string | null;
            steuernr?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            bic?: string | null;
            /**
             * @description Reference of the mandate by which its account is debited (SEPA)
             * @example MANDAT-10001
             */
            mandatsreferenz?: string | null;
            /**
             * Format: date
             * @description The day on which the mandate was signed
             */
            mandatsdatum?: string | null;
            /**
             * @description CORE: can be returned for eight weeks; B2B: between companies, cannot
             * @enum {string|null}
             */
            mandatsart?: "CORE" | "B2B" | null;
            /**
             * @description Whether the mandate is for one debit or for many
             * @enum {string|null}
             */
            mandatsfolge?: "EINMALIG" | "WIEDERKEHREND" | null;
            /** Format: leitweg-id */
            leitwegId?: string | null;
            /**
             * @description Electronic address with its scheme of the list EAS before the colon (BT-49)
             * @example 0204:04011000-12345-03
             */
            peppolId?: string | null;
            /**
             * @description How it receives electronic invoices; null: as the parameter VERKAUF.ERECHNUNG says
             * @enum {string|null}
             */
            eRechnungFormat?: "KEINE" | "XRECHNUNG_UBL" | "XRECHNUNG_CII" | "ZUGFERD" | "ZUGFERD_XRECHNUNG" | null;
            s01?: string | null;
            s02?: string | null;
            s03?: string | null;
            s04?: string | null;
            s05?: string | null;
            s06?: string | null;
            s07?: string | null;
            s08?: string | null;
            s09?: string | null;
            s10?: string | null;
            gfxid?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
            /** @description Values that repeat are meant: sent with the same call after a 409 that asks for it */
            trotzdem?: boolean;
        };
        AddressPatch: {
            kundennr?: string | null;
            lieferantennummer?: string | null;
            /** @enum {string|null} */
            personenart?: "NATURAL" | "LEGAL" | null;
            anrede?: string | null;
            name1?: string;
            name2?: string | null;
            name3?: string | null;
            kurzname?: string | null;
            strasse?: string | null;
            plz?: string | null;
            ort?: string | null;
            /** Format: country */
            lkz?: string | null;
            /** Format: email */
            email?: string | null;
            /** Format: phone */
            telefon1?: string | null;
            /** Format: phone */
            telefax1?: string | null;
            /** Format: phone */
            mobil?: string | null;
            /** Format: web-address */
            webseite?: string | null;
            istKunde?: boolean;
            istLieferant?: boolean;
            gesperrt?: boolean;
            mahnsperre?: boolean;
            /** Format: money */
            kreditlimit?: number | null;
            zahlart?: number | null;
            lieferart?: number | null;
            preisgruppe?: number;
            /** Format: date */
            erstkontakt?: string | null;
            vertreter1?: number | null;
            vertreter2?: number | null;
            vertreter3?: number | null;
            /** @enum {string|null} */
            sprache?: "de" | "en" | "fr" | null;
            /** Format: vat-id */
            ustId?: string | null;
            steuernr?: string | null;
            /** Format: iban */
            iban?: string | null;
            /** Format: bic */
            bic?: string | null;
            /**
             * @description Reference of the mandate by which its account is debited (SEPA)
             * @example MANDAT-10001
             */
            mandatsreferenz?: string | null;
            /**
             * Format: date
             * @description The day on which the mandate was signed
             */
            mandatsdatum?: string | null;
            /**
             * @description CORE: can be returned for eight weeks; B2B: between companies, cannot
             * @enum {string|null}
             */
            mandatsart?: "CORE" | "B2B" | null;
            /**
             * @description Whether the mandate is for one debit or for many
             * @enum {string|null}
             */
            mandatsfolge?: "EINMALIG" | "WIEDERKEHREND" | null;
            /** Format: leitweg-id */
            leitwegId?: string | null;
            /**
             * @description Electronic address with its scheme of the list EAS before the colon (BT-49)
             * @example 0204:04011000-12345-03
             */
            peppolId?: string | null;
            /**
             * @description How it receives electronic invoices; null: as the parameter VERKAUF.ERECHNUNG says
             * @enum {string|null}
             */
            eRechnungFormat?: "KEINE" | "XRECHNUNG_UBL" | "XRECHNUNG_CII" | "ZUGFERD" | "ZUGFERD_XRECHNUNG" | null;
            s01?: string | null;
            s02?: string | null;
            s03?: string | null;
            s04?: string | null;
            s05?: string | null;
            s06?: string | null;
            s07?: string | null;
            s08?: string | null;
            s09?: string | null;
            s10?: string | null;
            gfxid?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
            /** @description Values that repeat are meant: sent with the same call after a 409 that asks for it */
            trotzdem?: boolean;
        };
        FileInput: {
            /** Format: file-name */
            dateiname: string;
            betreff?: string | null;
            /** @description The content, at most 25 MB; as a part of a form as it is, in JSON as base64 */
            daten: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        FilePatch: {
            /** Format: file-name */
            dateiname?: string;
            betreff?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ContactPersonInput: {
            anrede?: string | null;
            vorname?: string | null;
            name: string;
            position?: string | null;
            /** Format: phone */
            telefon?: string | null;
            /** Format: phone */
            mobil?: string | null;
            /** Format: phone */
            fax?: string | null;
            /** Format: email */
            email?: string | null;
            briefanrede?: string | null;
            sortierung?: number | null;
            /** Format: date */
            birthday?: string | null;
            /**
             * @description Invoices are sent to them by e-mail
             * @default false
             */
            mailRechnung: boolean;
            /**
             * @description Offers, orders and deliveries are sent to them
             * @default false
             */
            mailAuftrag: boolean;
            /**
             * @description Service reports are sent to them
             * @default false
             */
            mailService: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ContactPersonPatch: {
            anrede?: string | null;
            vorname?: string | null;
            name?: string;
            position?: string | null;
            /** Format: phone */
            telefon?: string | null;
            /** Format: phone */
            mobil?: string | null;
            /** Format: phone */
            fax?: string | null;
            /** Format: email */
            email?: string | null;
            briefanrede?: string | null;
            sortierung?: number | null;
            /** Format: date */
            birthday?: string | null;
            /** @description Invoices are sent to them by e-mail */
            mailRechnung?: boolean;
            /** @description Offers, orders and deliveries are sent to them */
            mailAuftrag?: boolean;
            /** @description Service reports are sent to them */
            mailService?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ProductInput: {
            artikelnummer: string;
            /**
             * @default 1
             * @enum {string}
             */
            artikelart: "1" | "2" | "3" | "4" | "5" | "6" | "V" | "P";
            bezeichnung: string;
            artikeltext?: string | null;
            /** Format: gtin */
            ean?: string | null;
            hersteller?: string | null;
            warengruppeId?: number | null;
            /** @default Stück */
            mengeneinheit: string;
            /**
             * Format: money
             * @default 0
             */
            vknetto: number;
            /**
             * Format: money
             * @description Purchase price
             */
            eknetto?: number | null;
            /**
             * @description Tax class
             * @default 1
             */
            mwstsatz: number;
            /**
             * @description 2 graduated prices, 5 graduated surcharges
             * @default 0
             * @enum {string}
             */
            staffel: "0" | "2" | "5";
            /** Format: weight */
            gewicht?: number | null;
            /** @default false */
            gesperrt: boolean;
            /** @default true */
            istRabattierfaehig: boolean;
            /** @default true */
            istSkontofaehig: boolean;
            /** @default false */
            istChargenArtikel: boolean;
            /** @default false */
            istSeriennummernArtikel: boolean;
            gfxid?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ProductPatch: {
            artikelnummer?: string;
            /** @enum {string} */
            artikelart?: "1" | "2" | "3" | "4" | "5" | "6" | "V" | "P";
            bezeichnung?: string;
            artikeltext?: string | null;
            /** Format: gtin */
            ean?: string | null;
            hersteller?: string | null;
            warengruppeId?: number | null;
            mengeneinheit?: string;
            /** Format: money */
            vknetto?: number;
            /**
             * Format: money
             * @description Purchase price
             */
            eknetto?: number | null;
            /** @description Tax class */
            mwstsatz?: number;
            /**
             * @description 2 graduated prices, 5 graduated surcharges
             * @enum {string}
             */
            staffel?: "0" | "2" | "5";
            /** Format: weight */
            gewicht?: number | null;
            gesperrt?: boolean;
            istRabattierfaehig?: boolean;
            istSkontofaehig?: boolean;
            istChargenArtikel?: boolean;
            istSeriennummernArtikel?: boolean;
            gfxid?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ImageInput: {
            /** Format: file-name */
            dateiname?: string | null;
            /** @description Place in the gallery of the record; the next one unless named */
            bildindex?: number | null;
            /** @description JPEG, PNG, WebP or HEIC, at most 10 MB */
            daten: string;
        };
        ImagePatch: {
            /** Format: file-name */
            dateiname?: string | null;
            /** @description Place in the gallery of the record; the next one unless named */
            bildindex?: number | null;
        };
        ProductGroupInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ProductGroupPatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        PriceGroupPatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        StorageInput: {
            /**
             * @description Number
             * @example 30
             */
            lager: string;
            kurzbezeichnung: string;
            strasse?: string | null;
            plz?: string | null;
            ort?: string | null;
            lagerkreisId: number;
            /** @default false */
            hatLagerplaetze: boolean;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        StoragePatch: {
            kurzbezeichnung?: string;
            strasse?: string | null;
            plz?: string | null;
            ort?: string | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        StorageRegionInput: {
            name: string;
            /**
             * @description One region is the main one: another that becomes it takes its place
             * @default false
             */
            istHauptlagerkreis: boolean;
            /**
             * @description 0 none, 1 single order, 2 collective
             * @default 0
             * @enum {integer}
             */
            kommissionierart: 0 | 1 | 2;
            ausgangLagerId?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        StorageRegionPatch: {
            name?: string;
            /** @description One region is the main one: another that becomes it takes its place */
            istHauptlagerkreis?: boolean;
            /**
             * @description 0 none, 1 single order, 2 collective
             * @enum {integer}
             */
            kommissionierart?: 0 | 1 | 2;
            ausgangLagerId?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        StockTransferInput: {
            artikelId: number;
            /** Format: quantity */
            menge: number;
            vonLagerId: number;
            vonLagerplatz?: string | null;
            nachLagerId: number;
            nachLagerplatz?: string | null;
            /** @default [] */
            seriennummern: string[];
            bemerkung?: string | null;
        };
        AssetInput: {
            assetnummer: string;
            bezeichnung: string;
            artikelId?: number | null;
            seriennummer?: string | null;
            /** @example 490154203237518 */
            imei?: string | null;
            /** @default true */
            istAktiv: boolean;
            /** @description Whose it is */
            adresseId?: number | null;
            /** @description Where it is, unless at its owner's */
            standortId?: number | null;
            /** Format: date */
            beginnGarantie?: string | null;
            /** Format: date */
            endeGarantie?: string | null;
            beschreibung?: string | null;
            bemerkung?: string | null;
            s01?: string | null;
            s02?: string | null;
            s03?: string | null;
            s04?: string | null;
            s05?: string | null;
            s06?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        AssetPatch: {
            assetnummer?: string;
            bezeichnung?: string;
            artikelId?: number | null;
            seriennummer?: string | null;
            /** @example 490154203237518 */
            imei?: string | null;
            istAktiv?: boolean;
            /** @description Whose it is */
            adresseId?: number | null;
            /** @description Where it is, unless at its owner's */
            standortId?: number | null;
            /** Format: date */
            beginnGarantie?: string | null;
            /** Format: date */
            endeGarantie?: string | null;
            beschreibung?: string | null;
            bemerkung?: string | null;
            s01?: string | null;
            s02?: string | null;
            s03?: string | null;
            s04?: string | null;
            s05?: string | null;
            s06?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ReminderInput: {
            /** @description Whom it reminds */
            benutzerId: number;
            /** Format: local-date-time */
            erinnerungDatum: string;
            bemerkung: string;
            /**
             * @default OFFEN
             * @enum {string}
             */
            status: "OFFEN" | "ERLEDIGT";
            /** @enum {string|null} */
            tabelle?: "ADR" | "ART" | "ASS" | "BEK" | "DEALS" | "OPV" | "TKT" | null;
            /** @description The record it is about */
            tabelleId?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ReminderPatch: {
            /** @description Whom it reminds */
            benutzerId?: number;
            /** Format: local-date-time */
            erinnerungDatum?: string;
            bemerkung?: string;
            /** @enum {string} */
            status?: "OFFEN" | "ERLEDIGT";
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        SubsequentBookingInput: {
            /** @description The caller unless named; others by ZEIT_GENEHMIGEN */
            ben_id?: number;
            /**
             * @description True sign in, false sign out
             * @default false
             */
            istAnmeldung: boolean;
            /** Format: date-time */
            nachbuchungTimeStamp: string;
            kommentar: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        SubsequentBookingPatch: {
            /** @description True sign in, false sign out */
            istAnmeldung?: boolean;
            /** Format: date-time */
            nachbuchungTimeStamp?: string;
            kommentar?: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ActivityInput: {
            /** @description What the page has filled the others from; nothing of it is stored */
            vorlageId?: number | null;
            /**
             * @default ANRUF
             * @enum {string}
             */
            art: "ANRUF" | "EMAIL" | "BESUCH" | "TERMIN" | "FERNWARTUNG" | "WERKSTATT" | "NOTIZ";
            /** Format: local-date-time */
            datum: string;
            /** Format: duration-minutes */
            dauer?: number | null;
            betreff?: string | null;
            beschreibung?: string | null;
            benutzerId?: number;
            adresseId?: number | null;
            ansprechpartner?: number | null;
            dealId?: number | null;
            ticketId?: number | null;
            assetId?: number | null;
            abrechnungsregel?: number | null;
            /**
             * Format: local-date-time
             * @description When somebody is reminded of what the activity is about; nobody is without it
             */
            wiedervorlageDatum?: string | null;
            /** @description Whom; whoever creates the activity unless given */
            wiedervorlageBenutzerId?: number | null;
            /** @description Of what; the subject unless given */
            wiedervorlageBemerkung?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ActivityPatch: {
            /** @enum {string} */
            art?: "ANRUF" | "EMAIL" | "BESUCH" | "TERMIN" | "FERNWARTUNG" | "WERKSTATT" | "NOTIZ";
            /** Format: local-date-time */
            datum?: string;
            /** Format: duration-minutes */
            dauer?: number | null;
            betreff?: string | null;
            beschreibung?: string | null;
            benutzerId?: number | null;
            adresseId?: number | null;
            ansprechpartner?: number | null;
            dealId?: number | null;
            assetId?: number | null;
            abrechnungsregel?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ActivityTemplateInput: {
            bezeichnung: string;
            /**
             * @default ANRUF
             * @enum {string}
             */
            art: "ANRUF" | "EMAIL" | "BESUCH" | "TERMIN" | "FERNWARTUNG" | "WERKSTATT" | "NOTIZ";
            /** Format: duration-minutes */
            dauer?: number | null;
            betreff?: string | null;
            beschreibung?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ActivityTemplatePatch: {
            bezeichnung?: string;
            /** @enum {string} */
            art?: "ANRUF" | "EMAIL" | "BESUCH" | "TERMIN" | "FERNWARTUNG" | "WERKSTATT" | "NOTIZ";
            /** Format: duration-minutes */
            dauer?: number | null;
            betreff?: string | null;
            beschreibung?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        DealInput: {
            titel: string;
            /**
             * @description 1 sales, 2 marketing
             * @default 1
             * @enum {integer}
             */
            typ: 1 | 2;
            /**
             * @description Free while the deal is open; 4, completed, is for closing it
             * @default 1
             * @enum {integer}
             */
            phase: 1 | 2 | 3 | 4;
            zustaendigerBenutzer?: number | null;
            adresseId?: number | null;
            ansprechpartnerId?: number | null;
            /** Format: percent */
            chance?: number | null;
            /** Format: date */
            investitionsdatumGeplant?: string | null;
            /** Format: money */
            investitionssummeGeplant?: number | null;
            /** Format: local-date-time */
            naechsterKontakt?: string | null;
            frei01?: string | null;
            frei02?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        DealPatch: {
            titel?: string;
            /**
             * @description 1 sales, 2 marketing
             * @enum {integer}
             */
            typ?: 1 | 2;
            /**
             * @description Free while the deal is open; 4, completed, is for closing it
             * @enum {integer}
             */
            phase?: 1 | 2 | 3 | 4;
            zustaendigerBenutzer?: number | null;
            adresseId?: number | null;
            ansprechpartnerId?: number | null;
            /** Format: percent */
            chance?: number | null;
            /** Format: date */
            investitionsdatumGeplant?: string | null;
            /** Format: money */
            investitionssummeGeplant?: number | null;
            /** Format: local-date-time */
            naechsterKontakt?: string | null;
            frei01?: string | null;
            frei02?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        TicketInput: {
            betreff: string;
            /** @default 0 */
            status: number;
            /** @default 0 */
            art: number;
            /**
             * @description 1 is the highest
             * @default 5
             */
            prioritaet: number;
            /** @default 0 */
            rolle: number;
            adresseId?: number | null;
            ansprechpartnerId?: number | null;
            assetId?: number | null;
            dealId?: number | null;
            /** @description What it is a part of */
            hauptTicketId?: number | null;
            beschreibung?: string | null;
            verantwortlichBenutzerId?: number | null;
            angefordertVonBenutzerId?: number | null;
            zugeordnetBenutzerId?: number | null;
            rueckfrageAnBenutzerId?: number | null;
            nachErledigungZurueckAnBenutzerId?: number | null;
            /** Format: date */
            erledigungAb?: string | null;
            /** Format: date */
            erledigungBis?: string | null;
            /** @default 1 */
            abrechnungsart: number;
            /** @default 1 */
            abrechnungsartAktivitaeten: number;
            /** Format: duration-minutes */
            aufwandGeschaetzt?: number | null;
            /** Format: duration-minutes */
            aufwandBeauftragt?: number | null;
            freiS01?: string | null;
            freiS02?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        TicketPatch: {
            betreff?: string;
            status?: number;
            art?: number;
            /** @description 1 is the highest */
            prioritaet?: number;
            rolle?: number;
            adresseId?: number | null;
            ansprechpartnerId?: number | null;
            assetId?: number | null;
            dealId?: number | null;
            /** @description What it is a part of */
            hauptTicketId?: number | null;
            beschreibung?: string | null;
            verantwortlichBenutzerId?: number | null;
            angefordertVonBenutzerId?: number | null;
            zugeordnetBenutzerId?: number | null;
            rueckfrageAnBenutzerId?: number | null;
            nachErledigungZurueckAnBenutzerId?: number | null;
            /** Format: date */
            erledigungAb?: string | null;
            /** Format: date */
            erledigungBis?: string | null;
            abrechnungsart?: number;
            abrechnungsartAktivitaeten?: number;
            /** Format: duration-minutes */
            aufwandGeschaetzt?: number | null;
            /** Format: duration-minutes */
            aufwandBeauftragt?: number | null;
            freiS01?: string | null;
            freiS02?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceMaterialInput: {
            serviceAuftragId: number;
            artikelId: number;
            menge: number;
            /** @description Where it is reserved; the warehouse that goods leave from for whoever plans it unless given */
            vonLagerId?: number | null;
            /**
             * @description How it comes: 1 pickup, 2 trunk delivery, 3 customer delivery, 4 trunk removal, 5 external delivery, 6 material delivery point, 7 delivery request, 8 dismantling order; 0 unknown
             * @default 0
             * @enum {integer}
             */
            umlagerungTyp: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** Format: local-date-time */
            plannedTime?: string | null;
            /** @default 0 */
            mengeBestellt: number;
            extReferenz?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceMaterialPatch: {
            menge?: number;
            /**
             * @description How it comes: 1 pickup, 2 trunk delivery, 3 customer delivery, 4 trunk removal, 5 external delivery, 6 material delivery point, 7 delivery request, 8 dismantling order; 0 unknown
             * @enum {integer}
             */
            umlagerungTyp?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
            /** Format: local-date-time */
            plannedTime?: string | null;
            mengeBestellt?: number;
            extReferenz?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceOrderTypeInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description The product that orders of this kind are billed as at a flat rate; the usual one unless given */
            artikelId?: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceOrderTypePatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description The product that orders of this kind are billed as at a flat rate; the usual one unless given */
            artikelId?: number | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceActivityInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description The product whose price an hour of it has; that of the usual hour unless given */
            artikelId?: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceActivityPatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description The product whose price an hour of it has; that of the usual hour unless given */
            artikelId?: number | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ExtraWorkTypeInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /**
             * @description 1 time range, 2 costs, 3 distance
             * @default 1
             * @enum {integer}
             */
            typ: 1 | 2 | 3;
            /** @description The product whose price an hour or a kilometre of it has; the usual one unless given */
            artikelId?: number | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ExtraWorkTypePatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description The product whose price an hour or a kilometre of it has; the usual one unless given */
            artikelId?: number | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        CalendarEntryTypeInput: {
            bezeichnungDe: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /**
             * @description Not offered for anything new
             * @default false
             */
            gesperrt: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        CalendarEntryTypePatch: {
            bezeichnungDe?: string;
            bezeichnungEn?: string | null;
            bezeichnungFr?: string | null;
            /** @description Not offered for anything new */
            gesperrt?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceOrderInput: {
            titel: string;
            auftragsbeschreibung?: string | null;
            auftragsartId: number;
            abrechnungsartId?: number | null;
            /** @description Who ordered it */
            adresseId: number;
            ansprechpartnerId?: number | null;
            /** @description Where it is done, unless at the customer's */
            standortId?: number | null;
            /** Format: phone */
            stoermelderTelefon?: string | null;
            assetId?: number | null;
            ticketId?: number | null;
            extReferenz?: string | null;
            /** Format: date */
            faelligBis?: string | null;
            /** Format: duration-minutes */
            aufwandGeschaetzt?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        ServiceOrderPatch: {
            titel?: string;
            auftragsbeschreibung?: string | null;
            auftragsartId?: number;
            abrechnungsartId?: number | null;
            /** @description Who ordered it */
            adresseId?: number;
            ansprechpartnerId?: number | null;
            /** @description Where it is done, unless at the customer's */
            standortId?: number | null;
            /** Format: phone */
            stoermelderTelefon?: string | null;
            assetId?: number | null;
            ticketId?: number | null;
            extReferenz?: string | null;
            /** Format: date */
            faelligBis?: string | null;
            /** Format: duration-minutes */
            aufwandGeschaetzt?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        PlanningItemInput: {
            serviceAuftragId: number;
            /** @description Whom it is planned for; none where every technician may take it */
            technikerId?: number | null;
            /** Format: local-date-time */
            beginnDatum: string;
            /** Format: local-date-time */
            endeDatum: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        PlanningItemPatch: {
            /** @description Whom it is planned for; none where every technician may take it */
            technikerId?: number | null;
            /** Format: local-date-time */
            beginnDatum?: string;
            /** Format: local-date-time */
            endeDatum?: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        WorkTimeInput: {
            planungId?: number;
            /** Format: date */
            datum: string;
            /** Format: local-time */
            von: string;
            /**
             * Format: local-end-time
             * @description 24:00 is the end of the day
             */
            bis: string;
            taetigkeitId: number;
            bemerkung?: string | null;
        };
        WorkTimePatch: {
            planungId?: number | null;
            /** Format: date */
            datum?: string;
            /** Format: local-time */
            von?: string;
            /**
             * Format: local-end-time
             * @description 24:00 is the end of the day
             */
            bis?: string;
            taetigkeitId?: number;
            bemerkung?: string | null;
        };
        ExtraWorkInput: {
            serviceAuftragId?: number;
            mehraufwandArtId: number;
            /** Format: local-date-time */
            vonZeitpunkt?: string | null;
            /** Format: local-date-time */
            bisZeitpunkt?: string | null;
            kosten?: number | null;
            /** @description Kilometres */
            strecke?: number | null;
            abrechnungsartId?: number | null;
            bemerkung?: string | null;
        };
        ExtraWorkPatch: {
            serviceAuftragId?: number | null;
            mehraufwandArtId?: number;
            /** Format: local-date-time */
            vonZeitpunkt?: string | null;
            /** Format: local-date-time */
            bisZeitpunkt?: string | null;
            kosten?: number | null;
            /** @description Kilometres */
            strecke?: number | null;
            abrechnungsartId?: number | null;
            bemerkung?: string | null;
        };
        CalendarEntryInput: {
            KAL_TYP_ID: number;
            BEN_ID: number;
            /** @default true */
            Vormittags: boolean;
            /** @default true */
            Nachmittags: boolean;
            /** Format: date */
            StartDatum: string;
            /** Format: date */
            EndeDatum: string;
            Kommentar?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        CalendarEntryPatch: {
            KAL_TYP_ID?: number;
            BEN_ID?: number;
            Vormittags?: boolean;
            Nachmittags?: boolean;
            /** Format: date */
            StartDatum?: string;
            /** Format: date */
            EndeDatum?: string;
            Kommentar?: string | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        SalesDocumentInput: {
            /**
             * @description The first two digits are belegtyp
             * @example 0100
             */
            belegart: string;
            /** Format: date */
            belegdatum?: string;
            adresseId: number;
            dealId?: number | null;
            ticketId?: number | null;
            name1?: string | null;
            name2?: string | null;
            name3?: string | null;
            strasse?: string | null;
            plz?: string | null;
            ort?: string | null;
            /** Format: country */
            lkz?: string | null;
            ansprechpartnerId?: number | null;
            /** Format: vat-id */
            ustId?: string | null;
            /**
             * @description The address's own unless given
             * @enum {string}
             */
            sprache?: "de" | "en" | "fr";
            /**
             * @description How it is taxed (at home, §6a, §13b, §3c UStG, export); follows from country and VAT id unless given
             * @enum {string}
             */
            besteuerung?: "INLAND" | "INNERGEMEINSCHAFTLICH" | "REVERSE_CHARGE" | "FERNVERKAUF" | "AUSFUHR";
            /**
             * Format: currency-code
             * @default EUR
             */
            waehrung: string;
            /** Format: percent */
            rabatt1?: number | null;
            /** Format: percent */
            rabatt2?: number | null;
            /** Format: money */
            frachtkosten?: number | null;
            lieferbedingung?: number | null;
            zahlungsart?: number | null;
            /**
             * @description Somebody has approved it as it is; a change of what stands on it takes that away
             * @default false
             */
            freigabe: boolean;
            /** Format: date */
            auftragsDatum?: string | null;
            /** Format: date */
            liefertermin?: string | null;
            /** @default false */
            fixtermin: boolean;
            /** Format: date */
            leistungVon?: string | null;
            /** Format: date */
            leistungBis?: string | null;
            bestellnummerKunde?: string | null;
            kopftext?: string | null;
            fusstext?: string | null;
            lagerId?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        SalesDocumentPatch: {
            /** Format: date */
            belegdatum?: string | null;
            adresseId?: number;
            dealId?: number | null;
            ticketId?: number | null;
            name1?: string | null;
            name2?: string | null;
            name3?: string | null;
            strasse?: string | null;
            plz?: string | null;
            ort?: string | null;
            /** Format: country */
            lkz?: string | null;
            ansprechpartnerId?: number | null;
            /** Format: vat-id */
            ustId?: string | null;
            /**
             * @description The address's own unless given
             * @enum {string|null}
             */
            sprache?: "de" | "en" | "fr" | null;
            /**
             * @description How it is taxed (at home, §6a, §13b, §3c UStG, export); follows from country and VAT id unless given
             * @enum {string|null}
             */
            besteuerung?: "INLAND" | "INNERGEMEINSCHAFTLICH" | "REVERSE_CHARGE" | "FERNVERKAUF" | "AUSFUHR" | null;
            /** Format: currency-code */
            waehrung?: string;
            /** Format: percent */
            rabatt1?: number | null;
            /** Format: percent */
            rabatt2?: number | null;
            /** Format: money */
            frachtkosten?: number | null;
            lieferbedingung?: number | null;
            zahlungsart?: number | null;
            /** @description Somebody has approved it as it is; a change of what stands on it takes that away */
            freigabe?: boolean;
            /** Format: date */
            auftragsDatum?: string | null;
            /** Format: date */
            liefertermin?: string | null;
            fixtermin?: boolean;
            /** Format: date */
            leistungVon?: string | null;
            /** Format: date */
            leistungBis?: string | null;
            bestellnummerKunde?: string | null;
            kopftext?: string | null;
            fusstext?: string | null;
            lagerId?: number | null;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        PositionInput: {
            /** @description Ten more than the last one unless given */
            position?: number;
            /**
             * @description N article, T text, Z subtotal, O optional, A alternative
             * @default N
             * @enum {string}
             */
            positionsArt: "N" | "T" | "Z" | "O" | "A";
            artikelId?: number | null;
            /** @description The product's own unless somebody changes it */
            bezeichnung?: string;
            langtext?: string | null;
            /** Format: quantity */
            menge?: number | null;
            mengeneinheit?: string | null;
            /**
             * Format: money
             * @description Found by the server unless given
             */
            einzelpreis?: number | null;
            /** Format: percent */
            rabatt1?: number | null;
            /** Format: percent */
            rabatt2?: number | null;
            /** Format: percent */
            teuerungszuschlagProzent?: number | null;
            /**
             * Format: money
             * @description Purchase price of one unit when the line was written
             */
            eknetto?: number | null;
            mwstsatz?: number | null;
            /** @description Warehouse */
            lagId?: number | null;
        };
        PositionPatch: {
            /** @description Ten more than the last one unless given */
            position?: number | null;
            /**
             * @description N article, T text, Z subtotal, O optional, A alternative
             * @enum {string}
             */
            positionsArt?: "N" | "T" | "Z" | "O" | "A";
            artikelId?: number | null;
            /** @description The product's own unless somebody changes it */
            bezeichnung?: string | null;
            langtext?: string | null;
            /** Format: quantity */
            menge?: number | null;
            mengeneinheit?: string | null;
            /**
             * Format: money
             * @description Found by the server unless given
             */
            einzelpreis?: number | null;
            /** Format: percent */
            rabatt1?: number | null;
            /** Format: percent */
            rabatt2?: number | null;
            /** Format: percent */
            teuerungszuschlagProzent?: number | null;
            /**
             * Format: money
             * @description Purchase price of one unit when the line was written
             */
            eknetto?: number | null;
            mwstsatz?: number | null;
            /** @description Warehouse */
            lagId?: number | null;
        };
        PaymentInput: {
            /** Format: date */
            zahlungsDatum: string;
            /** Format: money */
            zahlungsBetrag: number;
            /**
             * @default UEBERWEISUNG
             * @enum {string}
             */
            zahlungPer: "UEBERWEISUNG" | "LASTSCHRIFT" | "BAR" | "KARTE" | "VERRECHNUNG";
            /** @description Bank statement */
            auszug?: string | null;
            bemerkung?: string | null;
            /**
             * @description More than is open is meant; the rest stays as a credit
             * @default false
             */
            gutschrift: boolean;
        };
        MailAccountPatch: {
            bezeichnung?: string;
            /** @description Messages are sent */
            aktiv?: boolean;
            /** @example mail.example.com */
            host?: string | null;
            port?: number;
            /**
             * @description KEINE: only without a password, or to this computer
             * @enum {string}
             */
            verschluesselung?: "STARTTLS" | "TLS" | "KEINE";
            benutzername?: string | null;
            /**
             * @description BENUTZER: from whoever sends it, where they have an address
             * @enum {string}
             */
            absender?: "FIRMA" | "BENUTZER";
            absenderName?: string | null;
            /** Format: email */
            absenderAdresse?: string | null;
            /**
             * Format: email
             * @description Whoever sends it unless given
             */
            antwortAn?: string | null;
            /**
             * Format: email
             * @description Gets all messages
             */
            blindkopie?: string | null;
            proStunde?: number;
            versuche?: number;
            /** @description Messages are sent although the company is the demo company */
            ausDemodaten?: boolean;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        MailTemplatePatch: {
            /** @example Walk */
            betreff?: string;
            text?: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        MailSignatureInput: {
            /**
             * @default de
             * @enum {string}
             */
            sprache: "de" | "en" | "fr";
            text: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        MailSignaturePatch: {
            text?: string;
            /** @description Remark for the change history */
            ProtokollBemerkung?: string | null;
        };
        /** @description `columns` to `period` are its content, at most 64 KB as JSON. */
        QueryPresetInput: {
            name: string;
            /**
             * @default PRIVAT
             * @enum {string}
             */
            sichtbarkeit: "PRIVAT" | "ROLLE" | "ALLE";
            /** @description With ROLLE, one of the caller's own roles; an administrator may name any. */
            rolleId?: number | null;
            /**
             * @description The calling user's default, one per query
             * @default false
             */
            istStandard: boolean;
            /**
             * @description The calling user's: counted on the start page
             * @default false
             */
            istAngeheftet: boolean;
            columns?: components["schemas"]["QueryColumns"];
            sortOrders?: components["schemas"]["QuerySortOrders"];
            predicate?: components["schemas"]["QueryPredicate"];
            grouping?: components["schemas"]["QueryGrouping"];
            aggregates?: components["schemas"]["QueryAggregates"];
            /** @enum {string|null} */
            density?: "compact" | "normal" | "comfortable" | null;
            /**
             * @description How its rows are shown, null: as a list
             * @enum {string|null}
             */
            display?: "list" | "board" | "tree" | "calendar" | "schedule" | null;
            /**
             * @description How much a calendar or a schedule shows at once, null: what it begins with
             * @enum {string|null}
             */
            period?: "day" | "week" | "weeks2" | "weeks3" | "weeks4" | "month" | null;
        };
        /** @description `columns` to `period` are its content, at most 64 KB as JSON. */
        QueryPresetPatch: {
            name?: string;
            /** @enum {string} */
            sichtbarkeit?: "PRIVAT" | "ROLLE" | "ALLE";
            /** @description With ROLLE, one of the caller's own roles; an administrator may name any. */
            rolleId?: number | null;
            /** @description The calling user's default, one per query */
            istStandard?: boolean;
            /** @description The calling user's: counted on the start page */
            istAngeheftet?: boolean;
            columns?: components["schemas"]["QueryColumns"] | null;
            sortOrders?: components["schemas"]["QuerySortOrders"] | null;
            predicate?: components["schemas"]["QueryPredicate"] | null;
            grouping?: components["schemas"]["QueryGrouping"] | null;
            aggregates?: components["schemas"]["QueryAggregates"] | null;
            /** @enum {string|null} */
            density?: "compact" | "normal" | "comfortable" | null;
            /**
             * @description How its rows are shown, null: as a list
             * @enum {string|null}
             */
            display?: "list" | "board" | "tree" | "calendar" | "schedule" | null;
            /**
             * @description How much a calendar or a schedule shows at once, null: what it begins with
             * @enum {string|null}
             */
            period?: "day" | "week" | "weeks2" | "weeks3" | "weeks4" | "month" | null;
        };
        ReadContentOfAddressQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        ListLocationStockQuery: {
            artikelId?: number;
            lagerId?: number;
        };
        ReadContentOfAssetQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        ReadContentOfTicketQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        ListServiceMaterialsQuery: {
            /** @enum {string} */
            status?: "offen" | "erledigt";
            technikerId?: number;
        };
        ReadContentOfServiceOrderQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        ReadContentOfPlanningItemQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        ReadContentOfSalesDocumentQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        SearchEverythingQuery: {
            /** @description Names of sections separated by commas; without it all that the caller may see. */
            abschnitte?: string;
        };
        ReadStartQuery: {
            /** @description Names of blocks separated by commas; without it all that the caller may see. What is unknown is passed over. */
            bloecke?: string;
        };
        ListDevicesQuery: {
            benutzerId?: number;
        };
        ReadFileContentQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
            /** @default false */
            inline: boolean;
        };
        ReadImageContentQuery: {
            /** @enum {integer} */
            groesse?: 400 | 1600;
        };
        ListChangesQuery: {
            tabelle: string;
            tabelleId: number;
            feld?: string;
        };
        ExplainPriceQuery: {
            adresseId?: number;
            /**
             * Format: quantity
             * @default 1
             */
            menge: number;
            /** Format: date */
            datum?: string;
        };
        ListStockDocumentsQuery: {
            lagerId: number;
            /** @enum {string} */
            groesse: "RESERVIERT" | "BESTELLT" | "BLOCKIERT" | "UMLAGERUNG" | "KOMMISSIONIERUNG" | "PRODUKTION";
        };
        ReadTimeDayQuery: {
            /** Format: date */
            Datum?: string;
            benutzerId?: number;
        };
        ListItemHistoryQuery: {
            artikelnr?: string;
            bezeichnung?: string;
            /** Format: date */
            datumvon?: string;
            /** Format: date */
            datumbis?: string;
        };
        ReadEInvoiceQuery: {
            /** @enum {string} */
            format?: "XRECHNUNG_UBL" | "XRECHNUNG_CII" | "ZUGFERD" | "ZUGFERD_XRECHNUNG";
        };
        SuggestPositionQuery: {
            artikelId?: number;
            code?: string;
            /**
             * Format: quantity
             * @default 1
             */
            menge: number;
            lagId?: number;
        };
        ReadTurnoverQuery: {
            adresseId?: number;
        };
        ReadTurnoverByGroupQuery: {
            adresseId?: number;
        };
        ReadOpenItemOverviewQuery: {
            adresseId?: number;
        };
        ReadBackordersQuery: {
            adresseId?: number;
        };
        ReadDealOutlookQuery: {
            zustaendigerBenutzer?: number;
        };
        PreviewMailTemplateQuery: {
            /** @default true */
            signatur: boolean;
        };
    };
    responses: {
        /** @description What this installation calls some of the fields. */
        fieldLabels: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["FieldLabel"][];
                };
            };
        };
        /** @description The specification's error payload plus the members of RFC 9457. */
        error: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Removed. */
        removed: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description Created; the new id is the end of Location. */
        created: {
            headers: {
                Location: string;
                ETag?: string;
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description The bytes, with the type found in them; what a browser might run (HTML, SVG, programs) as application/octet-stream. */
        content: {
            headers: {
                ETag: string;
                "Content-Disposition": string;
                "Accept-Ranges"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
                "application/*": string;
                "image/*": string;
                "audio/*": string;
                "video/*": string;
                "text/plain": string;
            };
        };
        /** @description The asked range of the bytes. */
        partialContent: {
            headers: {
                "Content-Range": string;
                [name: string]: unknown;
            };
            content: {
                "application/octet-stream": string;
                "application/*": string;
                "image/*": string;
                "audio/*": string;
                "video/*": string;
                "text/plain": string;
            };
        };
        /** @description The caller has this content already. */
        notModified: {
            headers: {
                [name: string]: unknown;
            };
            content?: never;
        };
        /** @description What became of each row, in the order of the rows. */
        importedRows: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["ImportedRow"][];
                };
            };
        };
        /** @description The password was right and a second factor is asked for (`msg_auth_second_factor`), or a proof of it was wrong and may be tried again (`msg_auth_second_factor_wrong`): with the challenge. Any other refusal: without. */
        challenge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["SecondFactorRefusal"] | components["schemas"]["Error"];
            };
        };
        /** @description The transfer as it is now; its new version as ETag. */
        changedTransfer: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["StockTransfer"];
                };
            };
        };
        /** @description The subsequent booking as it is now; its new version as ETag. */
        decided: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["SubsequentBooking"];
                };
            };
        };
        /** @description The deal as it is now; its new version as ETag. */
        changedDeal: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["Deal"];
                };
            };
        };
        /** @description The values, in their order. */
        ticketValues: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["TicketValue"][];
                    hasMore: boolean;
                };
            };
        };
        /** @description The ticket as it is now; its new version as ETag. */
        changedTicket: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["Ticket"];
                };
            };
        };
        /** @description The position as it is now; its new version as ETag. */
        changedMaterial: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["ServiceMaterial"];
                };
            };
        };
        /** @description The refused call as the office sees it. */
        refusedCall: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["RefusedCall"];
                };
            };
        };
        /** @description The refused call as it is now; its new version as ETag. */
        decidedCall: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["RefusedCall"];
                };
            };
        };
        /** @description The task as it is now; its new version as ETag. */
        changedPlanning: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["PlanningItem"];
                };
            };
        };
        /** @description The order as it is now; its new version as ETag. */
        changedOrder: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["ServiceOrder"];
                };
            };
        };
        /** @description The questions in their order, with what was answered. */
        checklist: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["ChecklistEntry"][];
                };
            };
        };
        /** @description The changed document; its new version as ETag. */
        changedDocument: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["SalesDocument"];
                };
            };
        };
        /** @description The changed message. */
        changedMessage: {
            headers: {
                ETag?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["MailMessage"];
                };
            };
        };
        /** @description The settings. */
        changedAccount: {
            headers: {
                ETag: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": {
                    result: components["schemas"]["MailAccount"];
                };
            };
        };
    };
    parameters: {
        /**
         * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
         * @example ort~berg,gesperrt=false
         */
        filter: string;
        /**
         * @description Field names separated by commas; a leading minus sorts descending.
         * @example ort,-name1
         */
        orderBy: string;
        limit: number;
        offset: number;
        /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
        suche: string;
        /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
        returnTotal: true | false | "capped";
        id: number;
        /** @description The record's version in quotes; missing → 428, another version → 412. */
        ifMatch: string;
        /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
        lockToken: string;
        /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
        idempotencyKey: string;
        /** @description Language of the texts the server delivers. */
        acceptLanguage: string;
        /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
        groesse: 400 | 1600;
        /** @description To be shown instead of saved; only raster images and PDF are. */
        inline: boolean;
        /** @description One range of bytes; several are answered as the whole. */
        range: string;
        ifRange: string;
        ifNoneMatch: string;
        token: string;
        groupKey: string;
        queryId: string;
        valueLimit: number;
        belegId: number;
        /** @description Kind of the record that the message is about */
        source: "BELEG" | "SERVICEBERICHT";
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listUsers: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["User"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["User"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    changeUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["User"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listRoles: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Role"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RoleInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeRole: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RolePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Role"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listAuditEntries: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["AuditEntry"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Import"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readImport: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Import"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSystemParameters: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SystemParameter"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readSystemParameter: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SystemParameter"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    changeSystemParameter: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SystemParameterPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SystemParameter"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTexts: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TextEntry"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listCountries: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Country"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listPaymentMethods: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PaymentMethod"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readPaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changePaymentMethod: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentMethodPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PaymentMethod"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listDeliveryTerms: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DeliveryTerm"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createDeliveryTerm: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryTermInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readDeliveryTerm: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DeliveryTerm"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeDeliveryTerm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeDeliveryTerm: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeliveryTermPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DeliveryTerm"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTaxClasses: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TaxClass"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listExchangeRates: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExchangeRate"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRateInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readExchangeRate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeExchangeRate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExchangeRatePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExchangeRate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listAddresses: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Address"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Address"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AddressPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Address"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listFilesOfAddress: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createFileOfAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readFileOfAddress: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeFileOfAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                adresseId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeFileOfAddress: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                adresseId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readContentOfAddress: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                adresseId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listPersons: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ContactPerson"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listPersonsOfAddress: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ContactPerson"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createPerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactPersonInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readPerson: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ContactPerson"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changePerson: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ContactPersonPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ContactPerson"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Product"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Product"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listImagesOfProduct: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createImageOfProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageInput"];
                "multipart/form-data": components["schemas"]["ImageInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readImageOfProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeImageOfProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                artikelId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeImageOfProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                artikelId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listProductCustomFields: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ProductCustomField"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listProductGroups: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ProductGroup"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGroupInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ProductGroup"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeProductGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductGroupPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ProductGroup"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listPriceGroups: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PriceGroup"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readPriceGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PriceGroup"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    changePriceGroup: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PriceGroupPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PriceGroup"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSpecialPrices: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SpecialPrice"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readSpecialPrice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SpecialPrice"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSpecialPricePeriods: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                adresseId: number;
                sonderpreisId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SpecialPricePeriod"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readSpecialPricePeriod: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                adresseId: number;
                sonderpreisId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SpecialPricePeriod"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStorages: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Storage"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readStorage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Storage"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeStorage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StoragePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Storage"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStorageRegions: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StorageRegion"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createStorageRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageRegionInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readStorageRegion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StorageRegion"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeStorageRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeStorageRegion: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StorageRegionPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StorageRegion"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStockLevelsOfProduct: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Stock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStockLevelsOfStorage: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                lagerId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Stock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStockMovements: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StockMovement"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listGoodParts: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceStock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listDeadParts: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceStock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listDefectiveParts: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceStock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceStockOfProduct: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceStock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listLocationStock: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
                artikelId?: number;
                lagerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["LocationStock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readLocationStock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["LocationStock"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStorageLocations: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StorageLocation"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTechnicians: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Technician"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStockTransfers: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StockTransfer"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createStockTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockTransferInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readStockTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StockTransfer"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listAssets: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Asset"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Asset"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AssetPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Asset"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listFilesOfAsset: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                assetId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createFileOfAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                assetId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readFileOfAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeFileOfAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeFileOfAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readContentOfAsset: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                assetId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listImagesOfAsset: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                assetId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createImageOfAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                assetId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageInput"];
                "multipart/form-data": components["schemas"]["ImageInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readImageOfAsset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeImageOfAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeImageOfAsset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                assetId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listReminders: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Reminder"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ReminderInput"];
                };
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readReminder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Reminder"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeReminder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: components["schemas"]["ReminderPatch"];
                };
            };
        };
        responses: {
            /** @description The changed record; its new version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Reminder"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSubsequentBookings: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SubsequentBooking"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createSubsequentBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubsequentBookingInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readSubsequentBooking: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SubsequentBooking"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeSubsequentBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeSubsequentBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubsequentBookingPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SubsequentBooking"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listActivities: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Activity"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    listActivitiesOfTicket: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                ticketId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Activity"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readActivity: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Activity"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Activity"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listActivityTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ActivityTemplate"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createActivityTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityTemplateInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readActivityTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ActivityTemplate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeActivityTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeActivityTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ActivityTemplatePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ActivityTemplate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listDeals: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Deal"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readDeal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Deal"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Deal"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTickets: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Ticket"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    listTicketsOfTicket: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                hauptTicketId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Ticket"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Ticket"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Ticket"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listFilesOfTicket: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                ticketId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createFileOfTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                ticketId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readFileOfTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                ticketId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeFileOfTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                ticketId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeFileOfTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                ticketId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readContentOfTicket: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                ticketId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listServiceMaterials: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
                /** @description Whether something of it is still to be done */
                status?: "offen" | "erledigt";
                technikerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceMaterial"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createServiceMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceMaterialInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    listServiceMaterialsOfServiceOrder: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceMaterial"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    addOrderMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderMaterial"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readServiceMaterial: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceMaterial"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeServiceMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeServiceMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceMaterialPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceMaterial"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listMaterialBookings: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                materialId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MaterialBooking"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listRefusedCalls: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["RefusedCall"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readRefusedCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["RefusedCall"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceSignatures: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceSignature"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceOrderTypes: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceOrderType"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createServiceOrderType: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOrderTypeInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readServiceOrderType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceOrderType"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeServiceOrderType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeServiceOrderType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOrderTypePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceOrderType"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceBillingTypes: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceBillingType"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceActivities: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceActivity"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createServiceActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceActivityInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readServiceActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceActivity"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeServiceActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeServiceActivity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceActivityPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceActivity"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listExtraWorkTypes: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExtraWorkType"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createExtraWorkType: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraWorkTypeInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readExtraWorkType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExtraWorkType"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeExtraWorkType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeExtraWorkType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraWorkTypePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExtraWorkType"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listCalendarEntryTypes: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CalendarEntryType"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createCalendarEntryType: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEntryTypeInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readCalendarEntryType: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CalendarEntryType"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeCalendarEntryType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeCalendarEntryType: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEntryTypePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CalendarEntryType"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceStatuses: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceStatus"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listServiceOrders: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceOrder"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createServiceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOrderInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readServiceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceOrder"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeServiceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeServiceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceOrderPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ServiceOrder"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listFilesOfServiceOrder: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createFileOfServiceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readFileOfServiceOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeFileOfServiceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeFileOfServiceOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readContentOfServiceOrder: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                serviceAuftragId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listPlanningItems: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlanningItem"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createPlanningItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningItemInput"];
            };
        };
        responses: {
            /** @description The task as it was created, with what stands against its time; the new id is the end of Location. */
            201: {
                headers: {
                    Location: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlanningItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listPlanningItemsOfServiceOrder: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlanningItem"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readPlanningItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlanningItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removePlanningItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changePlanningItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanningItemPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PlanningItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listFilesOfPlanningItem: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createFileOfPlanningItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readFileOfPlanningItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeFileOfPlanningItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeFileOfPlanningItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readContentOfPlanningItem: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                planungId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listWorkTimes: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["WorkTime"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createWorkTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                planungId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkTimeInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readWorkTime: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["WorkTime"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeWorkTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeWorkTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkTimePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["WorkTime"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listExtraWorks: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExtraWork"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createExtraWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                serviceAuftragId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraWorkInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readExtraWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExtraWork"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeExtraWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeExtraWork: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                serviceAuftragId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ExtraWorkPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ExtraWork"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listCalendarEntries: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CalendarEntry"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createCalendarEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEntryInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readCalendarEntry: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CalendarEntry"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeCalendarEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeCalendarEntry: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CalendarEntryPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CalendarEntry"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSalesDocuments: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SalesDocument"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createSalesDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesDocumentInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readSalesDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SalesDocument"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeSalesDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeSalesDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalesDocumentPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SalesDocument"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listFilesOfSalesDocument: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createFileOfSalesDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FileInput"];
                "multipart/form-data": components["schemas"]["FileInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readFileOfSalesDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeFileOfSalesDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeFileOfSalesDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["FilePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["File"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readContentOfSalesDocument: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                belegId: number;
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listSalesPositions: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Position"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createSalesPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readSalesPosition: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Position"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeSalesPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeSalesPosition: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
            };
            path: {
                belegId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Position"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listDocumentHistory: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DocumentHistoryEntry"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSignatures: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                belegId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Signature"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listOpenItems: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["OpenItem"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readOpenItem: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["OpenItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                offenePostenId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Payment"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createPayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                offenePostenId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                offenePostenId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Payment"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTurnoverPositions: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TurnoverPosition"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listMailMessages: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailMessage"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readMailMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailMessage"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listMailAccounts: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailAccount"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readMailAccount: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailAccount"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    changeMailAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailAccountPatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailAccount"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listMailTemplates: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description Every word must occur in one of the fields named by `x-search`, ignoring case and umlauts. */
                suche?: components["parameters"]["suche"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailTemplate"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readMailTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailTemplate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    changeMailTemplate: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTemplatePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailTemplate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listMailSignatures: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailSignature"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createMailSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSignatureInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readMailSignature: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailSignature"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeMailSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeMailSignature: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSignaturePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailSignature"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    searchEverything: {
        parameters: {
            query: {
                suche: string;
                abschnitte?: string;
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sections by name; what the caller may not see is missing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            addresses?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["Address"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                            persons?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["ContactPerson"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                            products?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["Product"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                            assets?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["Asset"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                            deals?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["Deal"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                            tickets?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["Ticket"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                            documents?: {
                                /** @description Records whose number is the term come first. */
                                result: components["schemas"]["SalesDocument"][];
                                total: number;
                                /** @description There are more than `total`. */
                                totalCapped?: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readStart: {
        parameters: {
            query?: {
                bloecke?: string;
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Blocks by name; what the caller may not see is missing, and one that could not be read says so. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            products?: {
                                zahlen?: {
                                    belowStock?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                };
                                /**
                                 * @description The first figure that counts any rows
                                 * @enum {string}
                                 */
                                zeigt?: "belowStock";
                                /** @description The first of its rows */
                                result?: components["schemas"]["Product"][];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                            deals?: {
                                zahlen?: {
                                    dueContacts?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                };
                                /**
                                 * @description The first figure that counts any rows
                                 * @enum {string}
                                 */
                                zeigt?: "dueContacts";
                                /** @description The first of its rows */
                                result?: components["schemas"]["Deal"][];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                            tickets?: {
                                zahlen?: {
                                    overdue?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                    mine?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                };
                                /**
                                 * @description The first figure that counts any rows
                                 * @enum {string}
                                 */
                                zeigt?: "overdue" | "mine";
                                /** @description The first of its rows */
                                result?: components["schemas"]["Ticket"][];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                            refusedCalls?: {
                                zahlen?: {
                                    open?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                };
                                /**
                                 * @description The first figure that counts any rows
                                 * @enum {string}
                                 */
                                zeigt?: "open";
                                /** @description The first of its rows */
                                result?: components["schemas"]["RefusedCall"][];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                            salesDocuments?: {
                                zahlen?: {
                                    lateOrders?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                    drafts?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                };
                                /**
                                 * @description The first figure that counts any rows
                                 * @enum {string}
                                 */
                                zeigt?: "lateOrders" | "drafts";
                                /** @description The first of its rows */
                                result?: components["schemas"]["SalesDocument"][];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                            openItems?: {
                                zahlen?: {
                                    overdue?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                    clarificationEnds?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                    dueSoon?: {
                                        total: number;
                                        /** @description There are more than `total`. */
                                        totalCapped?: boolean;
                                        /** @description What they add up to, one for each currency. */
                                        summen?: {
                                            wert: number;
                                            waehrung?: string;
                                        }[];
                                    };
                                };
                                /**
                                 * @description The first figure that counts any rows
                                 * @enum {string}
                                 */
                                zeigt?: "overdue" | "clarificationEnds" | "dueSoon";
                                /** @description The first of its rows */
                                result?: components["schemas"]["OpenItem"][];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                            /** @description Views that the caller has pinned */
                            ansichten?: {
                                result?: {
                                    id: number;
                                    name: string;
                                    /** @description As computed queries name it: `stammdaten/artikel` */
                                    liste: string;
                                    total?: number;
                                    /** @description There are more than `total`. */
                                    totalCapped?: boolean;
                                    /** @description It could not be read; the others have been. */
                                    fehlgeschlagen?: boolean;
                                }[];
                                /** @description It could not be read; the others have been. */
                                fehlgeschlagen?: boolean;
                            };
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    neuesPasswort: string;
                    /** Format: password */
                    altesPasswort: string;
                };
            };
        };
        responses: {
            /** @description The password is changed. The new token pair of this session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            default: components["responses"]["error"];
        };
    };
    listDevices: {
        parameters: {
            query?: {
                benutzerId?: number;
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of devices, the one used last first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Device"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    endDevice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session of this device has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["error"];
        };
    };
    readDeviceSecret: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The secret. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            benutzerId: number;
                            /**
                             * Format: byte
                             * @description 32 random bytes in base64.
                             */
                            schluessel: string;
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    wipeDevices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceWipe"];
            };
        };
        responses: {
            /** @description All sessions of the user have ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["error"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TemporaryPassword"];
            };
        };
        responses: {
            /** @description The user; the new version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["User"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    streamEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The stream. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["RecordEvent"];
                };
            };
            default: components["responses"]["error"];
        };
    };
    readFileContent: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
                /** @description To be shown instead of saved; only raster images and PDF are. */
                inline?: components["parameters"]["inline"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    createImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImageInput"];
                "multipart/form-data": components["schemas"]["ImageInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readImage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImagePatch"];
            };
        };
        responses: {
            /** @description The record; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Image"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readImageContent: {
        parameters: {
            query?: {
                /** @description A preview (WebP) that fits into a square of so many pixels; without it the original. */
                groesse?: components["parameters"]["groesse"];
            };
            header?: {
                /** @description One range of bytes; several are answered as the whole. */
                Range?: components["parameters"]["range"];
                "If-Range"?: components["parameters"]["ifRange"];
                "If-None-Match"?: components["parameters"]["ifNoneMatch"];
            };
            path: {
                gfxid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["content"];
            206: components["responses"]["partialContent"];
            304: components["responses"]["notModified"];
            default: components["responses"]["error"];
        };
    };
    listChanges: {
        parameters: {
            query: {
                /** @description The `x-table` of the record's schema. */
                tabelle: string;
                tabelleId: number;
                /** @description Only changes of this property. */
                feld?: string;
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of changes. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ChangeEntry"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    tryImport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportTrial"];
            };
        };
        responses: {
            200: components["responses"]["importedRows"];
            default: components["responses"]["error"];
        };
    };
    importRows: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportBatch"];
            };
        };
        responses: {
            200: components["responses"]["importedRows"];
            default: components["responses"]["error"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was undone, and how many rows are left to do. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ImportUndone"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listLocks: {
        parameters: {
            query?: {
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of locks, the oldest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["RecordLock"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    takeLock: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description An x-table. */
                    tabelle: string;
                    tabelleId: number;
                };
            };
        };
        responses: {
            /** @description The lock. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TakenLock"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    releaseLock: {
        parameters: {
            query?: {
                /** @description Also the lock of somebody else; written to the history of the record. */
                erzwingen?: boolean;
            };
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description There is no such lock any more. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["error"];
        };
    };
    renewLock: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: components["parameters"]["token"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The lock with its new end. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TakenLock"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    runComputedQuery: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ComputedQuery"];
            };
        };
        responses: {
            /** @description The rows; groups and totals when they are asked for. */
            200: {
                headers: {
                    /** @description Whether rows follow. */
                    "x-query-more-elements": boolean;
                    /** @description The `start` of the next page; only when rows follow. */
                    "x-query-next-offset"?: number;
                    /** @description Number of all filtered rows; only with `returnTotal`. */
                    "x-query-total"?: number;
                    /** @description There are more than `x-query-total`; only with `returnTotal` capped. */
                    "x-query-total-capped"?: boolean;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ComputedQueryAnswer"];
                };
            };
            default: components["responses"]["error"];
        };
    };
    listQueryPresets: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Presets by name, at most 1,000. The caller's default, own ones and then the others come with their content as long as that is 256 KB together; beyond, `istVollstaendig` is false. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["QueryPreset"][];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    createQueryPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryPresetInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readQueryPreset: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
                presetId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The preset; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["QueryPreset"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeQueryPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
                presetId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    changeQueryPreset: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                groupKey: components["parameters"]["groupKey"];
                id: components["parameters"]["queryId"];
                presetId: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["QueryPresetPatch"];
            };
        };
        responses: {
            /** @description The changed preset; its version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["QueryPreset"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readTogether: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    pfade: components["schemas"]["ReadPath"][];
                };
            };
        };
        responses: {
            /** @description The answers, in the order of the paths. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ReadAnswer"][];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    logInWithSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    anmeldungToken: string;
                    verfahren: components["schemas"]["SecondFactorMethod"];
                    nachweis: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            /** @description A token pair, as after a login without a second factor. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            401: components["responses"]["challenge"];
            default: components["responses"]["error"];
        };
    };
    confirmSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: password */
                    passwort: string;
                };
            };
        };
        responses: {
            /** @description Until when what asks for a confirmation is done without asking again. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** Format: date-time */
                            gueltigBis: string;
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readSecondFactors: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is set up, what can be, and whether a role asks for it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SecondFactors"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    addSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    verfahren: components["schemas"]["OwnMethod"];
                    name: string;
                    nachweis: components["schemas"]["SecondFactorProof"];
                };
            };
        };
        responses: {
            /** @description Added. With the first factor come recovery codes, shown this once. */
            201: {
                headers: {
                    Location: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            wiederherstellungscodes: string[] | null;
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    prepareSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    verfahren: components["schemas"]["OwnMethod"];
                };
            };
        };
        responses: {
            /** @description Holds for this session and ten minutes; a further preparation replaces it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            /** Format: date-time */
                            gueltigBis: string;
                            /** @description PublicKeyCredentialCreationOptionsJSON of WebAuthn */
                            passkey: {
                                [key: string]: unknown;
                            } | null;
                            totp: {
                                /** @description Base32 */
                                geheimnis: string;
                                /** @description otpauth://totp/… */
                                adresse: string;
                            } | null;
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    renewRecoveryCodes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The codes, shown this once. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: {
                            wiederherstellungscodes: string[];
                        };
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    removeSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                "X-Captcha-Token"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LoginRequest"];
            };
        };
        responses: {
            /** @description A token pair. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            401: components["responses"]["challenge"];
            default: components["responses"]["error"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session has ended. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["error"];
        };
    };
    checkAvailability: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The server is there. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            default: components["responses"]["error"];
        };
    };
    renewLogin: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    erneuerungToken: string;
                };
            };
        };
        responses: {
            /** @description A new token pair; the previous renewal token stays valid for 30 s. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenPair"];
                };
            };
            default: components["responses"]["error"];
        };
    };
    readMe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description User, every right with its flag, technician. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Me"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readPreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The value, null when never stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Preference"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    storePreference: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    data: {
                        /** @description JSON text */
                        wert: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description The stored value. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["Preference"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTierPrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TierPrices"][];
                        total?: number;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listTierSurcharges: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["TierPrices"][];
                        total?: number;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    explainPrice: {
        parameters: {
            query?: {
                adresseId?: number;
                menge?: number;
                datum?: string;
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PriceExplanation"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listStockDocuments: {
        parameters: {
            query: {
                lagerId: number;
                groesse: "RESERVIERT" | "BESTELLT" | "BLOCKIERT" | "UMLAGERUNG" | "KOMMISSIONIERUNG" | "PRODUKTION";
            };
            header?: never;
            path: {
                artikelId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All rows. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["StockDocument"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    moveToLocation: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LocationMove"];
            };
        };
        responses: {
            204: components["responses"]["removed"];
            default: components["responses"]["error"];
        };
    };
    confirmTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedTransfer"];
            default: components["responses"]["error"];
        };
    };
    printTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF; Content-Disposition has its name. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["error"];
        };
    };
    cancelTransfer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedTransfer"];
            default: components["responses"]["error"];
        };
    };
    readAssetLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["fieldLabels"];
            default: components["responses"]["error"];
        };
    };
    readAssetLabel: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The label, 62 by 29 millimetres; Content-Disposition has its name. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["error"];
        };
    };
    readTimeDay: {
        parameters: {
            query?: {
                Datum?: string;
                /** @description Somebody else's, by ZEIT_GENEHMIGEN */
                benutzerId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Today's unless another day is named. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ergebnisEintraege: components["schemas"]["TimeBooking"][];
                        /** @description Now, whatever day is asked for */
                        istAngemeldet: boolean;
                        /** Format: date-time */
                        seit: string | null;
                        hinweise: {
                            /** @description A key under messages */
                            code: string;
                            /** @description In the language of the caller */
                            text: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    bookTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimePunch"];
            };
        };
        responses: {
            /** @description The day as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        ergebnisEintraege: components["schemas"]["TimeBooking"][];
                        /** @description Now, whatever day is asked for */
                        istAngemeldet: boolean;
                        /** Format: date-time */
                        seit: string | null;
                        hinweise: {
                            /** @description A key under messages */
                            code: string;
                            /** @description In the language of the caller */
                            text: string;
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    approveSubsequentBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["decided"];
            default: components["responses"]["error"];
        };
    };
    refuseSubsequentBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SubsequentBookingRefusal"];
            };
        };
        responses: {
            200: components["responses"]["decided"];
            default: components["responses"]["error"];
        };
    };
    readDealLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["fieldLabels"];
            default: components["responses"]["error"];
        };
    };
    closeDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealClosing"];
            };
        };
        responses: {
            200: components["responses"]["changedDeal"];
            default: components["responses"]["error"];
        };
    };
    reopenDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedDeal"];
            default: components["responses"]["error"];
        };
    };
    listTicketBillingKinds: {
        parameters: {
            query?: {
                limit?: components["parameters"]["valueLimit"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ticketValues"];
            default: components["responses"]["error"];
        };
    };
    listTicketBillingRules: {
        parameters: {
            query?: {
                limit?: components["parameters"]["valueLimit"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ticketValues"];
            default: components["responses"]["error"];
        };
    };
    listTicketPriorities: {
        parameters: {
            query?: {
                limit?: components["parameters"]["valueLimit"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ticketValues"];
            default: components["responses"]["error"];
        };
    };
    listTicketRoles: {
        parameters: {
            query?: {
                limit?: components["parameters"]["valueLimit"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ticketValues"];
            default: components["responses"]["error"];
        };
    };
    listTicketStatuses: {
        parameters: {
            query?: {
                limit?: components["parameters"]["valueLimit"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ticketValues"];
            default: components["responses"]["error"];
        };
    };
    listTicketKinds: {
        parameters: {
            query?: {
                limit?: components["parameters"]["valueLimit"];
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["ticketValues"];
            default: components["responses"]["error"];
        };
    };
    readTicketLabels: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["fieldLabels"];
            default: components["responses"]["error"];
        };
    };
    completeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketCompletion"];
            };
        };
        responses: {
            200: components["responses"]["changedTicket"];
            default: components["responses"]["error"];
        };
    };
    askAboutTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketQuestion"];
            };
        };
        responses: {
            200: components["responses"]["changedTicket"];
            default: components["responses"]["error"];
        };
    };
    answerTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketAnswer"];
            };
        };
        responses: {
            200: components["responses"]["changedTicket"];
            default: components["responses"]["error"];
        };
    };
    mergeTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketMerge"];
            };
        };
        responses: {
            200: components["responses"]["changedTicket"];
            default: components["responses"]["error"];
        };
    };
    shipMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialShipment"];
            };
        };
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    deliverMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    confirmMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialReceipt"];
            };
        };
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    installMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialInstallation"];
            };
        };
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    returnDeadMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialUse"];
            };
        };
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    returnGoodMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialUse"];
            };
        };
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    returnDefectMaterial: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MaterialDefect"];
            };
        };
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    undoMaterialBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
                bid: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    undoLastMaterialBooking: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedMaterial"];
            default: components["responses"]["error"];
        };
    };
    tellRefusedCall: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The key under which the call was recorded */
                schluessel: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefusedCallReport"];
            };
        };
        responses: {
            200: components["responses"]["refusedCall"];
            default: components["responses"]["error"];
        };
    };
    retryRefusedCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["decidedCall"];
            default: components["responses"]["error"];
        };
    };
    discardRefusedCall: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefusedCallDiscarding"];
            };
        };
        responses: {
            200: components["responses"]["decidedCall"];
            default: components["responses"]["error"];
        };
    };
    noteResult: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskResult"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    readServiceReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF; Content-Disposition has its name. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["error"];
        };
    };
    readReportFacts: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is known of the task, names in the customer's language. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ReportFacts"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readReportTemplate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                sprache: "de" | "en" | "fr";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The template. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ReportTemplate"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    signServiceReport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ServiceSignatureInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    acceptTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskStep"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    refuseTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskRemark"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    startTravel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TravelStart"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    arriveOnSite: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SiteArrival"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    correctSteps: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StepCorrection"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    correctWorkTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                planungId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimeCorrection"];
            };
        };
        responses: {
            /** @description The working time as it is now; its new version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["WorkTime"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    suspendTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Suspension"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    abortTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskRemark"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    startByPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskStep"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    completeByPhone: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PhoneCompletion"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    completeTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TaskCompletion"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    sendTask: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskStep"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    startTimer: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TimerStart"];
            };
        };
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    stopTimer: {
        parameters: {
            query?: {
                /** @description When it happened, where it is told later */
                erfasstUm?: string;
            };
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedPlanning"];
            default: components["responses"]["error"];
        };
    };
    readChecklist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["checklist"];
            default: components["responses"]["error"];
        };
    };
    answerChecklist: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChecklistAnswer"][];
            };
        };
        responses: {
            200: components["responses"]["checklist"];
            default: components["responses"]["error"];
        };
    };
    releaseOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskStep"];
            };
        };
        responses: {
            200: components["responses"]["changedOrder"];
            default: components["responses"]["error"];
        };
    };
    reviewOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["TaskStep"];
            };
        };
        responses: {
            200: components["responses"]["changedOrder"];
            default: components["responses"]["error"];
        };
    };
    reopenOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReason"];
            };
        };
        responses: {
            200: components["responses"]["changedOrder"];
            default: components["responses"]["error"];
        };
    };
    assignDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentAssignment"];
            };
        };
        responses: {
            200: components["responses"]["changedDeal"];
            default: components["responses"]["error"];
        };
    };
    assignDeal: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealAssignment"];
            };
        };
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    createDealOfDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DealOfDocument"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    billTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketBilling"];
            };
        };
        responses: {
            200: components["responses"]["changedTicket"];
            default: components["responses"]["error"];
        };
    };
    reopenTicket: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TicketReopening"];
            };
        };
        responses: {
            200: components["responses"]["changedTicket"];
            default: components["responses"]["error"];
        };
    };
    listPredecessors: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SalesDocument"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listSuccessors: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
            };
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SalesDocument"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readDocumentTotals: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DocumentTotals"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    listItemHistory: {
        parameters: {
            query?: {
                /**
                 * @description Comma = AND; `=` `!=` `<` `<=` `>` `>=` `~` contains, `^` starts with, `null`, `!null`, `in(a|b)`; `\` escapes.
                 * @example ort~berg,gesperrt=false
                 */
                filter?: components["parameters"]["filter"];
                /**
                 * @description Field names separated by commas; a leading minus sorts descending.
                 * @example ort,-name1
                 */
                orderBy?: components["parameters"]["orderBy"];
                limit?: components["parameters"]["limit"];
                offset?: components["parameters"]["offset"];
                /** @description `true`: the number of all rows. `capped`: that number as far as 100,000; where there are more and counting them would take its time, `total` is 100000 and `totalCapped` true. */
                returnTotal?: components["parameters"]["returnTotal"];
                artikelnr?: string;
                bezeichnung?: string;
                datumvon?: string;
                datumbis?: string;
            };
            header?: never;
            path: {
                adresseId: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of records. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["ItemHistoryEntry"][];
                        total?: number;
                        totalCapped?: boolean;
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    printDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    simulateDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; nothing is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["DocumentCheck"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    bookDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    convertDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
                targetType: "02" | "03" | "04" | "05";
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentConversion"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    dissolveDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentReason"];
            };
        };
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    cancelDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentReason"];
            };
        };
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    copyDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentCopy"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    takeDocumentLines: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentSource"];
            };
        };
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    signDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignatureInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    noteOnDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentNote"];
            };
        };
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    trackDocument: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DocumentTracking"];
            };
        };
        responses: {
            200: components["responses"]["changedDocument"];
            default: components["responses"]["error"];
        };
    };
    convertDocuments: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectiveConversion"];
            };
        };
        responses: {
            /** @description Created; Location is the first successor, the answer names them all. */
            201: {
                headers: {
                    Location: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CollectiveResult"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    planConversion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectiveConversion"];
            };
        };
        responses: {
            /** @description The plan; texts in the language of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["CollectivePlan"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readDocumentPdf: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The PDF; Content-Disposition has its name. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            default: components["responses"]["error"];
        };
    };
    readEInvoice: {
        parameters: {
            query?: {
                /** @description The customer's own where it is missing */
                format?: "XRECHNUNG_UBL" | "XRECHNUNG_CII" | "ZUGFERD" | "ZUGFERD_XRECHNUNG";
            };
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The e-invoice; Content-Disposition has its name. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "application/xml": string;
                    "application/pdf": string;
                };
            };
            default: components["responses"]["error"];
        };
    };
    suggestPosition: {
        parameters: {
            query?: {
                artikelId?: number;
                code?: string;
                menge?: number;
                lagId?: number;
            };
            header?: never;
            path: {
                belegId: components["parameters"]["belegId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What a line should contain; of a code all that it may mean, at most 20. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["PositionSuggestion"][];
                        hasMore: boolean;
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    billOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: {
            content: {
                "application/json": components["schemas"]["OrderBilling"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    planBilling: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer; nothing is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BillingPlan"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    waiveBilling: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description The token of the caller's lock on the record. Wrong or expired → 423. Where locks block, it stands in for If-Match. */
                "X-Sperr-Token"?: components["parameters"]["lockToken"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderReason"];
            };
        };
        responses: {
            200: components["responses"]["changedOrder"];
            default: components["responses"]["error"];
        };
    };
    clarifyOpenItem: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Clarification"];
            };
        };
        responses: {
            /** @description The changed record; its new version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["OpenItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    endClarification: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The changed record; its new version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["OpenItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    setDunningLevel: {
        parameters: {
            query?: never;
            header?: {
                /** @description The record's version in quotes; missing → 428, another version → 412. */
                "If-Match"?: components["parameters"]["ifMatch"];
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DunningLevel"];
            };
        };
        responses: {
            /** @description The changed record; its new version as ETag. */
            200: {
                headers: {
                    ETag: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["OpenItem"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    reversePayment: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                offenePostenId: number;
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentReversal"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    readTurnover: {
        parameters: {
            query?: {
                adresseId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of a report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daten: {
                            datensaetze: components["schemas"]["TurnoverRow"][];
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readTurnoverByGroup: {
        parameters: {
            query?: {
                adresseId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of a report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daten: {
                            datensaetze: components["schemas"]["GroupTurnoverRow"][];
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readOpenItemOverview: {
        parameters: {
            query?: {
                adresseId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of a report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daten: {
                            datensaetze: components["schemas"]["OpenItemOverview"][];
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readBackorders: {
        parameters: {
            query?: {
                adresseId?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of a report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daten: {
                            datensaetze: components["schemas"]["Backorder"][];
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readDealOutlook: {
        parameters: {
            query?: {
                zustaendigerBenutzer?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows of a report. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        daten: {
                            datensaetze: components["schemas"]["DealOutlookRow"][];
                        }[];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    draftMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                /** @description Kind of the record that the message is about */
                quelle: components["parameters"]["source"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft; nothing is stored. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailDraft"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    sendMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                /** @description Kind of the record that the message is about */
                quelle: components["parameters"]["source"];
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailInput"];
            };
        };
        responses: {
            201: components["responses"]["created"];
            default: components["responses"]["error"];
        };
    };
    planMails: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailBatch"];
            };
        };
        responses: {
            /** @description The plan; texts in the language of the caller. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailPlan"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    sendMails: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailBatch"];
            };
        };
        responses: {
            /** @description Queued; Location is the first message, the answer names them all. */
            201: {
                headers: {
                    Location: string;
                    ETag?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailBatchResult"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    retryMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedMessage"];
            default: components["responses"]["error"];
        };
    };
    discardMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["changedMessage"];
            default: components["responses"]["error"];
        };
    };
    readMailFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The message; Content-Disposition has its name. */
            200: {
                headers: {
                    "Content-Disposition": string;
                    [name: string]: unknown;
                };
                content: {
                    "message/rfc822": string;
                };
            };
            default: components["responses"]["error"];
        };
    };
    setMailPassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailPassword"];
            };
        };
        responses: {
            200: components["responses"]["changedAccount"];
            default: components["responses"]["error"];
        };
    };
    testMail: {
        parameters: {
            query?: never;
            header?: {
                /** @description A UUIDv4 chosen by the caller; a repeated call answers what the first one answered. */
                "Idempotency-Key"?: components["parameters"]["idempotencyKey"];
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailTest"];
            };
        };
        responses: {
            200: components["responses"]["changedAccount"];
            default: components["responses"]["error"];
        };
    };
    previewMailTemplate: {
        parameters: {
            query?: {
                /** @description With the signature of the caller */
                signatur?: boolean;
            };
            header?: never;
            path: {
                id: components["parameters"]["id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Subject and text as they would be sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["MailPreview"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readBasicData: {
        parameters: {
            query?: never;
            header?: {
                /** @description Language of the texts the server delivers. */
                "Accept-Language"?: components["parameters"]["acceptLanguage"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Basic data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["BasicData"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
    readSystemInfo: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The public part; with a session everything. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        result: components["schemas"]["SystemInfo"];
                    };
                };
            };
            default: components["responses"]["error"];
        };
    };
}
