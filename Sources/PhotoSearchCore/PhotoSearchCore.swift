// PhotoSearchCore
