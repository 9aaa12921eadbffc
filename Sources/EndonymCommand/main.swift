print("endonym")
